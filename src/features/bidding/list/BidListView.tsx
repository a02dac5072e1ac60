import { ListPage, Shape, tabs, useFilters, useLinks } from '@/blocks'
import { usePaged } from '@/request'
import { addressOf } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { Cell, CellGroup } from '@/ui'
import { ActivityCard } from './ActivityCard'

const TABS = [
  { key: 'going', label: '进行中' },
  { key: 'mine', label: '我的参与' },
  { key: 'finished', label: '已结束' },
] as const

const FILTERS = [tabs('tab', TABS)]

/** 竞购专区 (B 6.2). */
export function BidListView(params: PageParams<'/subPagesB/pages/ng-package/ng-package'>) {
  const filters = useFilters(FILTERS, params)
  const list = usePaged('sqdev GET /ng/activity/list', filters.input, { keepPrevious: true, refresh: 'show' })
  const links = useLinks()
  return (
    <ListPage
      cards
      spaced
      list={list}
      filters={filters}
      skeleton={<Shape heights={[190, 190, 190]} />}
      keyOf={({ ngId }) => ngId}
      empty='暂无竞购活动'
      item={(one) => (
        <ActivityCard
          of={one}
          onTap={links(addressOf('/subPagesB/pages/ng-package/detail', { ngId: one.ngId }))}
          onEnd={() => void list.reload()}
        />
      )}
      after={<Rules />}
    />
  )
}

const RULES = [
  { title: '竞价规则', address: addressOf('/pages/transaction-process/text', { code: 'NG_BID' }) },
  { title: '摇号规则', address: addressOf('/pages/transaction-process/text', { code: 'NG_DRAW' }) },
]

/** How both kinds go. */
function Rules() {
  const links = useLinks()
  return (
    <CellGroup>
      {RULES.map(({ title, address }) => (
        <Cell key={title} title={title} onTap={links(address)} />
      ))}
    </CellGroup>
  )
}
