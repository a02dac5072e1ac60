import { useState } from 'react'
import { ticketTypes } from '@domain/statuses/service-ticket'
import { choice, ListPage, namesOf, tabs, useFilters, useLink, useSettled } from '@/blocks'
import { days } from '@/blocks/list/days'
import { usePaged } from '@/request'
import type { PageParams } from '@/routes/table'
import { OutboxCard } from '@/shared/outbox'
import { useAssistant } from '@/shared/question'
import { BottomBar, Empty, SearchField } from '@/ui'
import { CancelSheet } from '../ReasonSheets'
import type { TicketHead } from '../ticket-text'
import { useTicketActs } from '../use-ticket-acts'
import { ServiceHead } from './ServiceHead'
import { TicketCard } from './TicketCard'

const TABS = [
  { key: 'ALL', label: '全部' },
  { key: 'OPEN', label: '处理中' },
  { key: 'CONFIRM', label: '待确认' },
  { key: 'EVALUATE', label: '待评价' },
  { key: 'CLOSED', label: '已完结' },
] as const

/** ms without typing after which is searched. */
const PAUSE = 400

/** 客户服务 (D 6.1): the ways to get service, and every ticket of the customer. */
export function TicketListView(params: PageParams<'/subPages/customer-service/index'>) {
  const [counts, setCounts] = useState<Partial<Record<string, number>>>({})
  const [text, setText] = useState('')
  const keyword = useSettled(text.trim(), PAUSE)
  const filters = useFilters(
    [
      tabs(
        'tab',
        TABS.map((tab) => ({ ...tab, count: tab.key === 'ALL' || tab.key === 'CLOSED' ? 0 : (counts[tab.key] ?? 0) })),
      ),
      choice('ticketType', { label: '类型', all: '全部类型' }, namesOf(ticketTypes)),
      days({ from: 'from', to: 'to' }, { back: 35 }),
    ],
    params,
  )
  const input = { ...filters.input, ...(keyword !== '' && { keyword }) }
  const list = usePaged('default GET /crmgas/serviceTicket/list', input, { keepPrevious: true, refresh: 'show' })
  const now = list.first?.counts
  if (now && JSON.stringify(now) !== JSON.stringify(counts)) setCounts(now)
  const { urge, confirm } = useTicketActs(list.reload)
  const [cancelling, setCancelling] = useState<TicketHead>()
  const add = useLink('/subPages/customer-service/add')
  const assistant = useAssistant()
  return (
    <>
      <ListPage
        spaced
        list={list}
        filters={filters}
        head={
          <ServiceHead
            search={<SearchField value={text} maxLength={30} placeholder='搜索工单号、标题' onChange={setText} />}
          >
            <OutboxCard of='default POST /crmgas/serviceTicket/add' />
          </ServiceHead>
        }
        cards
        keyOf={({ ticketId }) => ticketId}
        empty={<Empty text='暂无服务工单' picture='list' />}
        item={(ticket) => (
          <TicketCard ticket={ticket} urge={urge.run} confirm={confirm.run} onCancel={() => setCancelling(ticket)} />
        )}
        footer={
          add && (
            <BottomBar
              {...(assistant && { secondary: { text: '在线客服', plain: true, onTap: assistant } })}
              primary={{ text: '提交工单', onTap: add }}
            />
          )
        }
      />
      {cancelling && <CancelSheet of={cancelling} onClose={() => setCancelling(undefined)} onDone={list.reload} />}
    </>
  )
}
