import { useState } from 'react'
import { withWord } from '@domain/recent-words'
import { ListPage, useSettled } from '@/blocks'
import { usePaged } from '@/request'
import { Button, Chips, confirm, Empty, Ends, SearchField } from '@/ui'
import { useChoice } from '../parts/pick/choice'
import { keep, kept } from '../parts/pick/kept'
import { usePickBar } from '../parts/pick/PickBar'
import { WaitRow } from '../parts/pick/WaitRow'
import './search.scss'

/** ms of rest in typing before it is looked for. */
const PAUSE = 400
/** Longest keyword that the gateway takes. */
const LONGEST = 50

const remember = (word: string): void => {
  if (word !== '') keep({ words: withWord(kept().words, word) })
}

/** 搜索待开票 (C 6.7): what is ticked here is ticked on the list below as well. */
export function WaitSearchView() {
  const [text, setText] = useState('')
  const settled = useSettled(text.trim(), PAUSE)
  // An emptied field leads back to the history at once.
  const word = text.trim() === '' ? '' : settled
  const found = usePaged(
    'default GET /crmgas/invoice/waitList',
    { keyword: word },
    { keepPrevious: true, enabled: word !== '' },
  )
  // The field keeps its place on the page, and with it the focus, whether there is something to look for or not.
  const list = word === '' ? { ...found, rows: [], state: 'ready' as const } : found
  const choice = useChoice('BILL', list.rows)
  const { selection, bar } = usePickBar({ entry: 'BILL', choice, onStale: found.reload })
  return (
    <ListPage
      spaced
      list={list}
      top={
        <SearchField
          autoFocus
          value={text}
          maxLength={LONGEST}
          placeholder='搜索交易编号、表号、账期、金额'
          onChange={setText}
          onSearch={(given) => remember(given.trim())}
        />
      }
      keyOf={(trade) => trade.tradeNo}
      selection={selection}
      item={(trade, tick) => <WaitRow trade={trade} tick={tick} onUse={() => remember(word)} />}
      empty={word === '' ? <History onChoose={setText} /> : <Empty text='未找到相关记录' picture='search' />}
      footer={bar}
    />
  )
}

function History({ onChoose }: { onChoose: (word: string) => void }) {
  const [words, setWords] = useState(() => kept().words)
  if (words.length === 0) return null
  const clear = async () => {
    if (!(await confirm({ title: '提示', content: '确定清空搜索记录吗？' }))) return
    keep({ words: [] })
    setWords([])
  }
  return (
    <>
      <Ends className='gutter fs-13 t3 mt8'>
        <span>搜索历史</span>
        <Button kind='text' size='small' onTap={clear}>
          清空
        </Button>
      </Ends>
      <Chips
        className='ix-words'
        label='搜索历史'
        items={words.map((word) => ({ key: word, label: word }))}
        active={null}
        onChange={onChoose}
      />
    </>
  )
}
