import { useEffect } from 'react'
import type { Out } from '@contract'
import { gasPackageStatus, priceTypes } from '@domain/statuses/gas-package'
import { choice, ListPage, namesOf, useFilters, useLink, useLinks, words, Shape } from '@/blocks'
import { usePaged, useRead, type Read } from '@/request'
import { addressOf, go } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { ContractNotices } from '@/shared/contract-notice'
import { Card, Cell, CellGroup, ShortcutGrid, toast, type Shortcut } from '@/ui'
import { PackageCard } from './PackageCard'
import { RunningCard } from './RunningCard'

const ORDERS = '/subPagesB/pages/gas-package/order-list'
const PERIODS = '/subPagesB/pages/gas-package/periodic-extraction-vol'
const DETAIL = '/subPagesB/pages/gas-package/gas-package-detail'

const FILTERS = [
  words(
    'status',
    { label: '销售状态', all: '全部' },
    (['ON_SALE', 'NOT_STARTED', 'ENDED'] as const).map((key) => ({ key, label: gasPackageStatus[key].label })),
  ),
  choice('priceType', { label: '价格类型', all: '全部价格类型' }, namesOf(priceTypes)),
]

/** 气量包: what is for sale, and the way to the own orders (B 6.1). */
export function ShopView({ tab, ...params }: PageParams<'/subPagesB/pages/gas-package/index'>) {
  const filters = useFilters(FILTERS, params)
  const list = usePaged('taocan GET /trade/package/list', filters.input, { keepPrevious: true, refresh: 'show' })
  const summary = useRead('taocan GET /trade/order/summary', undefined, { handles: 'all', refresh: 'show' })
  const links = useLinks()
  const orders = useLink(ORDERS)
  useEffect(() => {
    if (tab === 'mine') void go(ORDERS, {}, { replace: true })
  }, [tab])
  return (
    <ListPage
      cards
      spaced
      list={list}
      filters={filters}
      actions={orders ? [{ label: '我的订单', onTap: orders }] : []}
      skeleton={<Shape heights={[96, 220, 220]} />}
      head={<Own summary={summary} />}
      keyOf={({ packageId }) => packageId}
      empty='暂无可订购的气量包'
      item={(one) => (
        <PackageCard
          of={one}
          onTap={links(addressOf(DETAIL, { packageId: one.packageId }))}
          onChanged={() => void list.reload()}
        />
      )}
      after={<Elsewhere />}
    />
  )
}

/** The running order and the four ways on. */
function Own({ summary }: { summary: Read<Out<'taocan GET /trade/order/summary'>> }) {
  const running = summary.data?.running[0]
  return (
    <>
      <ContractNotices />
      {running && <RunningCard order={running} onEnd={() => void summary.reload()} />}
      <Ways latest={running?.orderNo} todo={summary.data?.todoCount ?? 0} />
    </>
  )
}

function Ways({ latest, todo }: { latest: string | undefined; todo: number }) {
  const links = useLinks()
  const periods = links(PERIODS)
  const ways: (Shortcut & { open: (() => void) | undefined })[] = [
    { key: 'orders', label: '我的订单', icon: 'bill', badge: todo, open: links(ORDERS) },
    {
      key: 'periods',
      label: '提气管理',
      icon: 'gauge',
      open:
        periods && (() => (latest === undefined ? toast('暂无提气中的订单') : void go(PERIODS, { orderNo: latest }))),
    },
    {
      key: 'records',
      label: '提气记录',
      icon: 'history',
      open: links('/subPagesB/pages/gas-package/extract-records'),
    },
    {
      key: 'text',
      label: '交易流程',
      icon: 'info',
      open: links.to('/pages/transaction-process/text', { code: 'PACKAGE' }),
    },
  ]
  const shown = ways.filter(({ open }) => open !== undefined)
  return (
    <Card flush>
      <ShortcutGrid columns={4} items={shown} onTap={(tapped) => shown.find(({ key }) => key === tapped)?.open?.()} />
    </Card>
  )
}

const OTHERS = [
  {
    title: '竞购专区',
    icon: 'trend',
    text: '按价竞购，额度有限',
    address: '/subPagesB/pages/ng-package/ng-package',
  },
  {
    title: '自选广场',
    icon: 'grid',
    text: '按月自选气量与价格',
    address: '/subPagesB/pages/electiveSquare/main',
  },
  {
    title: '资源平衡',
    icon: 'swap',
    text: '保供期参与调节得补偿',
    address: '/subPagesB/pages/substitution/index',
  },
] as const

/** Other ways to gas. */
function Elsewhere() {
  const links = useLinks()
  const shown = OTHERS.filter(({ address }) => links(address))
  if (shown.length === 0) return null
  return (
    <CellGroup>
      {shown.map(({ title, icon, text, address }) => (
        <Cell key={title} icon={icon} title={title} value={text} onTap={links(address)} />
      ))}
    </CellGroup>
  )
}
