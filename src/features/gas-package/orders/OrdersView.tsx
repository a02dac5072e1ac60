import { useState } from 'react'
import { ListPage, tabs, useFilters, useLink, useSettled, Shape } from '@/blocks'
import { usePaged } from '@/request'
import type { PageParams } from '@/routes/table'
import { Empty, SearchField } from '@/ui'
import { OrderCard } from './OrderCard'

const LIST = 'taocan GET /trade/order/list'
const PAUSE = 400
const LONGEST = 30
const TABS = [
  { key: 'all', label: '全部' },
  { key: 'todo', label: '待处理' },
  { key: 'doing', label: '进行中' },
  { key: 'done', label: '已完成' },
  { key: 'closed', label: '已关闭' },
] as const

/** 气量包订单 (B 6.1). */
export function OrdersView(params: PageParams<'/subPagesB/pages/gas-package/order-list'>) {
  const [text, setText] = useState('')
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const keyword = useSettled(text.trim(), PAUSE)
  const filters = useFilters(
    [
      tabs(
        'tab',
        TABS.map((tab) => ({ ...tab, count: counts[tab.key] ?? 0 })),
      ),
    ],
    params,
  )
  const input = { ...filters.input, ...(keyword !== '' && { keyword }) }
  const list = usePaged(LIST, input, { keepPrevious: true, refresh: 'show' })
  const known = list.first?.counts
  if (known !== undefined && known !== counts) setCounts(known)
  const shop = useLink('/subPagesB/pages/gas-package/index')
  const isSearched = keyword !== ''
  return (
    <ListPage
      cards
      spaced
      list={list}
      filters={filters}
      skeleton={<Shape heights={[180, 180, 180]} />}
      top={<SearchField value={text} maxLength={LONGEST} placeholder='搜索订单编号、名称' onChange={setText} />}
      keyOf={({ orderNo }) => orderNo}
      empty={
        <Empty
          text={isSearched ? '没有符合条件的订单' : '暂无气量包订单'}
          picture={isSearched ? 'search' : 'list'}
          {...(!isSearched && shop && { action: '去看看', onAction: shop })}
        />
      }
      item={(order) => <OrderCard order={order} onEnd={() => void list.reload()} />}
    />
  )
}
