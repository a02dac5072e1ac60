import { useState } from 'react'
import { ListPage, Shape, useLink } from '@/blocks'
import { usePaged, useRead } from '@/request'
import type { ViewParams } from '@/routes/table'
import { Chips, ErrorBlock, SearchEntry, SectionCard, SectionLabel } from '@/ui'
import { EntryItem } from '../EntryItem'
import { OtherWays } from '../OtherWays'

const ALL = 'ALL'

/** 帮助中心 (D 6.9): frequent questions, then all by category. */
export function HelpListView({ categoryId }: ViewParams<'/subPagesB/pages/helpCenter/list'>) {
  const [chosen, choose] = useState(categoryId ?? ALL)
  const search = useLink('/subPagesB/pages/helpCenter/search')
  const list = usePaged('answer GET /help/articles', chosen === ALL ? {} : { categoryId: chosen }, {
    keepPrevious: true,
  })
  return (
    <ListPage
      spaced
      list={list}
      top={search && <SearchEntry text='搜索帮助' onTap={search} />}
      head={<Head chosen={chosen} onChoose={choose} />}
      keyOf={({ articleId }) => articleId}
      item={(entry) => <EntryItem entry={entry} />}
      empty='该分类暂无内容'
      after={<OtherWays title='没有找到答案' />}
    />
  )
}

/** Both reads come together, so that nothing is pushed down under a finger. */
function Head({ chosen, onChoose }: { chosen: string; onChoose: (key: string) => void }) {
  const categories = useRead('answer GET /help/categories', undefined, { handles: 'all' })
  const hot = useRead('answer GET /help/hot', {}, { handles: 'all' })
  if (categories.state === 'loading' || hot.state === 'loading') return <Shape heights={[420, 44]} />
  if (!categories.data || !hot.data)
    return <ErrorBlock small onRetry={() => void Promise.all([categories.reload(), hot.reload()])} />
  return (
    <>
      {hot.data.list.length > 0 && (
        <SectionCard flush title='大家常问'>
          {hot.data.list.map((entry) => (
            <EntryItem key={entry.articleId} entry={{ ...entry, summary: '' }} />
          ))}
        </SectionCard>
      )}
      <SectionLabel>全部问题</SectionLabel>
      <Chips
        label='分类'
        items={[
          { key: ALL, label: '全部' },
          ...categories.data.list.map(({ categoryId, name }) => ({ key: categoryId, label: name })),
        ]}
        active={chosen}
        onChange={onChoose}
      />
    </>
  )
}
