import { useState } from 'react'
import { orderGroups, orderTypes } from '@domain/statuses/order-index'
import { choice, ListPage, namesOf, tabs, useAct, useFilters, useSettled } from '@/blocks'
import { days } from '@/blocks/list/days'
import { usePaged } from '@/request'
import type { PageParams, PagePath } from '@/routes/table'
import { ContractNotices } from '@/shared/contract-notice'
import { Empty, SearchField } from '@/ui'
import { OrderRow } from './OrderRow'

/** ms of rest in typing before it is looked for. */
const PAUSE = 400
/** Longest keyword that the gateway takes. */
const LONGEST = 40

/** Kinds of orders are offered once their pages are built. */
const PAGES: Partial<Record<keyof typeof orderTypes, PagePath>> = {
  NG: '/subPagesB/pages/ng-package/ng-package',
  ELECTIVE: '/subPagesB/pages/electiveSquare/main',
  SUBSTITUTION: '/subPagesB/pages/substitution/index',
}
const GROUPS = [{ key: 'ALL', text: '全部' }, ...namesOf(orderGroups)] as const
const TYPES = choice('orderType', { label: '订单类型', all: '全部类型' }, namesOf(orderTypes, PAGES))
const DAYS = days({ from: 'dateFrom', to: 'dateTo' }, { back: 60, most: 36, usual: 3, ready: [6, 12] })

/** 我的订单 (B 6.7): what waits for the customer, whatever was ordered, and what became of it. */
export function OrderListView(params: PageParams<'/pages/my-order/my-order-list'>) {
  const [counts, setCounts] = useState<Partial<Record<string, number>>>({})
  const [text, setText] = useState('')
  const keyword = useSettled(text.trim(), PAUSE)
  const groups = GROUPS.map(({ key, text: label }) => ({ key, label, ...(counts[key] && { count: counts[key] }) }))
  const filters = useFilters([tabs('group', groups), TYPES, DAYS], params)
  const input = { ...filters.input, ...(keyword !== '' && { keyword }) }
  const list = usePaged('default GET /crmgas/order/list', input, { keepPrevious: true, refresh: 'show' })
  const known = list.first?.counts
  if (known && JSON.stringify(known) !== JSON.stringify(counts)) setCounts(known)
  const hide = useAct('default POST /crmgas/order/hide', {
    ask: '隐藏后，该订单不再显示在您的订单列表中，其他账号不受影响。确认隐藏？',
    ok: '已隐藏',
    done: list.reload,
    stale: list.reload,
  })
  const isNarrowed = filters.isFiltered || keyword !== ''
  return (
    <ListPage
      spaced
      list={list}
      filters={filters}
      top={<SearchField value={text} maxLength={LONGEST} placeholder='搜索订单编号、名称' onChange={setText} />}
      head={<ContractNotices />}
      keyOf={({ orderKey }) => orderKey}
      empty={isNarrowed ? <Empty text='未找到相关订单' picture='search' /> : '暂无订单'}
      item={(order) => <OrderRow order={order} onHide={() => void hide.run({ orderKey: order.orderKey })} />}
    />
  )
}
