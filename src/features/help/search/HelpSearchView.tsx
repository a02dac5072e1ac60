import { useState } from 'react'
import { PageFrame, useReachBottomLoad, useSettled } from '@/blocks'
import { usePaged, useRead } from '@/request'
import { go } from '@/routes/go'
import type { ViewParams } from '@/routes/table'
import { Marked } from '@/shared/article'
import { noteTap } from '@/telemetry/click-codes'
import { Card, Chips, Ends, Button, Empty, ErrorBlock, Item, ListFoot, SearchField, Skeleton, confirm } from '@/ui'
import { EntryItem } from '../EntryItem'
import { OtherWays } from '../OtherWays'
import { forgetHelpWords, helpWords, saveHelpWord } from './words'

/** ms of rest in typing before titles are suggested (D 6.9). */
const PAUSE = 300
/** Longest keyword that the gateway takes (HC-02). */
const LONGEST = 30

/** 搜索帮助 (D 6.9): the words of before, suggestions while typing, results. */
export function HelpSearchView({ keyword }: ViewParams<'/subPagesB/pages/helpCenter/search'>) {
  const [text, setText] = useState(keyword ?? '')
  const [word, setWord] = useState(keyword?.trim() || null)
  const search = (given: string) => {
    const next = given.trim()
    if (next === '') return
    noteTap('HC_SEARCH')
    saveHelpWord(next)
    setText(next)
    setWord(next)
  }
  const change = (given: string) => {
    setText(given)
    setWord(null)
  }
  return (
    <PageFrame
      spaced
      top={
        <SearchField
          value={text}
          maxLength={LONGEST}
          placeholder='搜索帮助'
          autoFocus={keyword === undefined}
          onChange={change}
          onSearch={search}
        />
      }
    >
      {word !== null ? (
        <Results key={word} word={word} />
      ) : text.trim() === '' ? (
        <Words onWord={search} />
      ) : (
        <Suggestions text={text.trim()} onSearch={search} />
      )}
    </PageFrame>
  )
}

function Words({ onWord }: { onWord: (word: string) => void }) {
  const [words, setWords] = useState(helpWords)
  const hot = useRead('answer GET /help/hotWords', undefined, { handles: 'all' })
  const clear = async () => {
    if (!(await confirm({ title: '提示', content: '确定清空搜索历史？' }))) return
    forgetHelpWords()
    setWords([])
  }
  const chips = (list: readonly string[]) => list.map((one) => ({ key: one, label: one }))
  return (
    <>
      {words.length > 0 && (
        <>
          <Ends className='gutter fs-13 t3'>
            <span>搜索历史</span>
            <Button kind='text' size='small' onTap={() => void clear()}>
              清空
            </Button>
          </Ends>
          <Chips label='搜索历史' items={chips(words)} active={null} onChange={onWord} />
        </>
      )}
      {hot.state === 'error' && <ErrorBlock small onRetry={() => void hot.reload()} />}
      {hot.data && (
        <>
          <div className='gutter fs-13 t3 mt12'>大家在搜</div>
          <Chips label='大家在搜' items={chips(hot.data.list)} active={null} onChange={onWord} />
        </>
      )}
    </>
  )
}

function Suggestions({ text, onSearch }: { text: string; onSearch: (word: string) => void }) {
  const keyword = useSettled(text, PAUSE)
  const read = useRead('answer GET /help/suggest', { keyword }, { keepPrevious: true, handles: 'all' })
  const meaning = read.data?.meanings.map((one) => `${one.word} = ${one.meaning}`).join('，')
  return (
    <Card flush>
      <Item onTap={() => onSearch(text)}>
        <Ends>
          <span className='fs-15 break'>搜索“{text}”</span>
          <span className='fs-12 t3'>{meaning}</span>
        </Ends>
      </Item>
      {read.data?.list.map(({ articleId, title, marks }) => (
        <Item key={articleId} onTap={() => void go('/subPagesB/pages/helpCenter/details', { articleId, keyword })}>
          <div className='fs-15 break'>
            <Marked text={title} ranges={marks} />
          </div>
        </Item>
      ))}
    </Card>
  )
}

function Results({ word }: { word: string }) {
  const list = usePaged('answer GET /help/search', { keyword: word })
  useReachBottomLoad(list.loadMore)
  if (list.state === 'loading')
    return (
      <Card flush>
        <Skeleton kind='list' rows={4} />
      </Card>
    )
  if (list.state === 'error') return <ErrorBlock onRetry={() => void list.reload()} />
  const isChoice = list.first?.outcome === 'CHOICE'
  if (list.rows.length === 0)
    return (
      <>
        <Empty text='未找到相关内容，换个词试试' picture='search' />
        <OtherWays title='还可以' keyword={word} />
      </>
    )
  return (
    <>
      {isChoice && <div className='gutter fs-16 fw-m mt12'>您问的是哪一种？</div>}
      <Card flush>
        {list.rows.map((entry) => (
          <EntryItem
            key={entry.articleId}
            entry={entry}
            keyword={word}
            marks={entry.highlight}
            foot={
              entry.usefulRate === null
                ? entry.categoryName
                : `${entry.categoryName} · ${entry.usefulRate}% 的人觉得有用`
            }
          />
        ))}
      </Card>
      {!isChoice && <ListFoot state={list.foot} onRetry={list.loadMore} />}
      <OtherWays title='都不是' keyword={word} />
    </>
  )
}
