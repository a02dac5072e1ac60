import { useState } from 'react'
import { useRead } from '@/request'
import { Button, Chips, Ends } from '@/ui'
import { forgetWords, keptWords } from './words'

/** What this phone has searched for, and what others look for: a tap fills the search field. */
export function SearchWords({ onWord }: { onWord: (word: string) => void }) {
  const { data } = useRead('default GET /crmgas/market/product/hotWords', undefined, { handles: 'all' })
  const [history, setHistory] = useState(keptWords)
  const clear = () => {
    forgetWords()
    setHistory([])
  }
  return (
    <>
      {history.length > 0 && (
        <div className='gutter mb12'>
          <Ends className='fs-13 t3'>
            <span>搜索历史</span>
            <Button kind='text' size='small' onTap={clear}>
              清空历史
            </Button>
          </Ends>
          <Words label='搜索历史' words={history} onWord={onWord} />
        </div>
      )}
      {data && data.list.length > 0 && (
        <div className='gutter mb12'>
          <div className='fs-13 t3 mb8'>热门搜索</div>
          <Words label='热门搜索' words={data.list} onWord={onWord} />
        </div>
      )}
    </>
  )
}

const Words = ({
  label,
  words,
  onWord,
}: {
  label: string
  words: readonly string[]
  onWord: (word: string) => void
}) => <Chips label={label} items={words.map((key) => ({ key, label: key }))} active='' onChange={onWord} />
