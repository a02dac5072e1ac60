import { useState } from 'react'
import { monthOf } from '@domain/date'
import { AccountBar } from '@/shared/customer'
import { PageFrame, useLinks, useMay, useToday, Shape } from '@/blocks'
import { useRead } from '@/request'
import { Card, ShortcutGrid, Tabs, type IconName } from '@/ui'
import { AutoStrip } from '../parts/auto/AutoStrip'
import { useRenewal } from '../parts/issued/use-renewal'
import { GuideStrip } from './GuideStrip'
import { RecordTab } from './RecordTab'
import { SummaryCard } from './SummaryCard'
import { useWaiting, WaitTab } from './WaitTab'

const TABS = [
  { key: 'wait', label: '待开票' },
  { key: 'record', label: '开票记录' },
] as const

/** 开票中心 (C 6.7): the month's invoices, what waits, the ways to everything about them. */
export function CentreView() {
  const read = useRead('default GET /crmgas/invoice/summary', { month: monthOf(useToday()) }, { refresh: 'old' })
  const [tab, setTab] = useState<(typeof TABS)[number]['key']>('wait')
  const waiting = useWaiting()
  useRenewal()
  return (
    <PageFrame
      of={read}
      skeleton={<Shape heights={[150, 92, 240]} top />}
      footer={tab === 'wait' ? waiting.bar : undefined}
    >
      <AccountBar />
      <GuideStrip />
      <AutoStrip />
      {read.data && <SummaryCard summary={read.data} />}
      <Entries />
      <Tabs sticky items={TABS} active={tab} onChange={setTab} />
      {tab === 'wait' ? <WaitTab of={waiting} /> : <RecordTab />}
    </PageFrame>
  )
}

const MATRIX = '/subPagesB/pages/applyForInvoice/matrix'
const ENTRIES: readonly { key: string; label: string; icon: IconName }[] = [
  { key: '/subPagesB/pages/applyForInvoice/waitInvoice', label: '合并开票', icon: 'clock' },
  { key: '/subPagesB/pages/applyForInvoice/detailInvoiced', label: '已开票', icon: 'invoice' },
  { key: '/subPagesB/pages/applyForInvoice/manageCompanyTitle', label: '抬头管理', icon: 'building' },
  { key: '/pages/invoice/trade-list', label: '交易开票', icon: 'card' },
  { key: MATRIX, label: '财务对账', icon: 'bars' },
]

function Entries() {
  const links = useLinks()
  // Bills are in it too.
  const maySeeBills = useMay('model:BILL_VIEW')
  const items = ENTRIES.filter(({ key }) => links(key) && (key !== MATRIX || maySeeBills))
  if (items.length === 0) return null
  return (
    <Card flush label='开票服务'>
      <ShortcutGrid items={items} columns={5} onTap={(key) => links(key)?.()} />
    </Card>
  )
}
