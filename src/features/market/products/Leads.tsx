import { useState } from 'react'
import type { Row as RowOf } from '@contract'
import { leadStatus } from '@domain/statuses/demand-lead'
import { ListPage, tabs, useFilters, useLink } from '@/blocks'
import { usePaged } from '@/request'
import type { PageParams } from '@/routes/table'
import { DateText, Empty, Ends, Item, Status } from '@/ui'

type Lead = RowOf<'demand GET /lead/list'>

const TABS = [
  { key: 'all', label: '全部' },
  { key: 'doing', label: '进行中' },
  { key: 'done', label: '已完成' },
] as const

/** 我的咨询 (E 6.3). */
export function Leads({ params }: { params: PageParams<'/pages/hot/product-list'> }) {
  const [counts, setCounts] = useState<Partial<Record<string, number>>>({})
  const shown = TABS.map((tab) => ({ ...tab, count: tab.key === 'doing' ? (counts.doing ?? 0) : 0 }))
  const filters = useFilters([tabs('state', shown, (state) => ({ state }))], params)
  const list = usePaged('demand GET /lead/list', filters.input, { keepPrevious: true, refresh: 'show' })
  const known = list.first?.counts
  if (known && JSON.stringify(known) !== JSON.stringify(counts)) setCounts(known)
  const mall = useLink('/pages/mall/mall')
  return (
    <ListPage
      spaced
      title='我的咨询'
      list={list}
      filters={filters}
      keyOf={({ leadNo }) => leadNo}
      empty={<Empty text='还没有咨询记录' picture='list' {...(mall && { action: '去商城看看', onAction: mall })} />}
      item={(lead) => <LeadRow lead={lead} />}
    />
  )
}

function LeadRow({ lead }: { lead: Lead }) {
  const { leadNo, targetName, quantity, status, createdAt, hasOpenQuote, overdue, author } = lead
  const open = useLink('/pages/hot/detail', { type: 'lead', leadNo })
  return (
    <Item onTap={open}>
      <Ends>
        <span className='fs-16 fw-m break'>{targetName}</span>
        <Status status={leadStatus[status]} />
      </Ends>
      <Ends top={4}>
        <span className='fs-13 t3 num break'>
          {leadNo} · 数量 {quantity}
        </span>
        <DateText className='fs-13 t3' value={createdAt} form='full' />
      </Ends>
      {author !== null && <div className='fs-13 t3 mt4 break'>由 {author} 提交</div>}
      {hasOpenQuote && <div className='fs-13 c-warning mt4'>有新的报价待确认</div>}
      {!hasOpenQuote && overdue && <div className='fs-13 c-danger mt4'>已超时，已为您催办</div>}
    </Item>
  )
}
