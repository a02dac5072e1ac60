import { useState } from 'react'
import { withWord } from '@domain/recent-words'
import { usePaged } from '@/request'
import { Button, Card, Chips, Empty, Ends, ErrorBlock, Layer, ListFoot, SearchField, Skeleton } from '@/ui'
import { ArticleItem } from '../ArticleItem'
import { saveSearchWords, searchWords } from './hidden'
import { keywordOf } from '../news-text'
import './list.scss'

/** Longest keyword the gateway takes (E-N-10). */
const LONGEST = 30

/** Search over the headlines: input, the last words, results (E 6.2, E-N-10). */
export function SearchLayer({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const [word, setWord] = useState<string | null>(null)
  const [words, setWords] = useState(searchWords)
  const keep = (kept: readonly string[]) => {
    saveSearchWords(kept)
    setWords([...kept])
  }
  const search = (given: string) => {
    const next = keywordOf(given)
    if (next === null) return
    keep(withWord(words, next))
    setText(next)
    setWord(next)
  }
  // An emptied field leads back to the history.
  const change = (given: string) => {
    setText(given)
    if (given === '') setWord(null)
  }
  return (
    <Layer>
      <div
        className='nl-search'
        role='dialog'
        aria-modal='true'
        aria-label='搜索资讯'
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose()
        }}
      >
        <div className='nl-search-bar'>
          <SearchField
            autoFocus
            className='grow'
            value={text}
            maxLength={LONGEST}
            placeholder='搜索资讯'
            onChange={change}
            onSearch={search}
          />
          {text.trim() !== '' && text !== word && (
            <Button kind='text' size='small' onTap={() => search(text)}>
              搜索
            </Button>
          )}
          <Button kind='text' size='small' onTap={onClose}>
            取消
          </Button>
        </div>
        <div className='mt12'>
          {word === null ? (
            <History words={words} onChoose={search} onClear={() => keep([])} />
          ) : (
            <Results key={word} word={word} />
          )}
        </div>
      </div>
    </Layer>
  )
}

interface HistoryProps {
  words: readonly string[]
  onChoose: (word: string) => void
  onClear: () => void
}

function History({ words, onChoose, onClear }: HistoryProps) {
  if (words.length === 0) return null
  return (
    <>
      <Ends className='gutter fs-13 t3'>
        <span>搜索历史</span>
        <Button kind='text' size='small' onTap={onClear}>
          清空历史
        </Button>
      </Ends>
      <Chips
        className='nl-history'
        label='搜索历史'
        items={words.map((word) => ({ key: word, label: word }))}
        active={null}
        onChange={onChoose}
      />
    </>
  )
}

function Results({ word }: { word: string }) {
  const list = usePaged(
    'default GET /crmgas/news/list',
    { channel: 'headline', keyword: word },
    { carry: ({ asOf }) => ({ asOf }) },
  )
  if (list.state === 'loading')
    return (
      <Card flush>
        <Skeleton kind='list' rows={3} />
      </Card>
    )
  if (list.state === 'error') return <ErrorBlock onRetry={() => void list.reload()} />
  if (list.rows.length === 0) return <Empty text='没有找到相关资讯' picture='search' />
  return (
    <>
      <Card flush>
        {list.rows.map((article) => (
          <ArticleItem key={article.articleId} article={article} from='search' />
        ))}
      </Card>
      {list.foot === 'more' ? (
        <Button kind='text' block onTap={list.loadMore}>
          加载更多
        </Button>
      ) : (
        <ListFoot state={list.foot} onRetry={list.loadMore} />
      )}
    </>
  )
}
