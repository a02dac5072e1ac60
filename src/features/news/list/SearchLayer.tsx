import { useState } from 'react'
import { usePaged } from '@/request'
import { Button, Chips, Empty, ErrorBlock, Layer, ListFoot, SearchField, Skeleton } from '@/ui'
import { ArticleItem } from '../ArticleItem'
import { keepSearchWords, searchWords } from './hidden'
import { keywordOf, withWord } from '../news-text'
import '../news.scss'

/** Longest keyword the gateway takes (E-N-10). */
const LONGEST = 30

/** Search over the headlines: input, the last words, results (E 6.2, E-N-10). */
export function SearchLayer({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const [word, setWord] = useState<string | null>(null)
  const [words, setWords] = useState(searchWords)
  const keep = (kept: readonly string[]) => {
    keepSearchWords(kept)
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
        className='nw-search'
        role='dialog'
        aria-modal='true'
        aria-label='搜索资讯'
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose()
        }}
      >
        <div className='nw-search-bar'>
          <SearchField
            autoFocus
            className='nw-search-field'
            value={text}
            maxLength={LONGEST}
            placeholder='搜索资讯'
            onChange={change}
            onSearch={search}
          />
          <Button kind='text' size='small' onTap={text.trim() === '' ? onClose : () => search(text)}>
            {text.trim() === '' ? '取消' : '搜索'}
          </Button>
        </div>
        <div className='nw-search-body'>
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
      <div className='nw-history-head'>
        <span>搜索历史</span>
        <Button kind='text' size='small' onTap={onClear}>
          清空历史
        </Button>
      </div>
      <Chips
        className='nw-history'
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
  if (list.state === 'loading') return <Skeleton kind='list' rows={3} className='nw-results' />
  if (list.state === 'error') return <ErrorBlock onRetry={() => void list.reload()} />
  if (list.rows.length === 0) return <Empty text='没有找到相关资讯' picture='search' />
  return (
    <>
      <div className='nw-results'>
        {list.rows.map((article) => (
          <ArticleItem key={article.articleId} article={article} from='search' />
        ))}
      </div>
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
