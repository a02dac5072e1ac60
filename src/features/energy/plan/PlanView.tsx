import { useEffect } from 'react'
import { AccountBar, withAccount } from '@/shared/customer'
import { DetailPage, month as monthFilter, PageFrame, useFilters, useLinks } from '@/blocks'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import { Cell, CellGroup, Empty, Figures, Money, SectionCard } from '@/ui'
import { LiveStrip } from '../LiveStrip'
import { MeterShares } from './MeterShares'
import { PlanChart } from './PlanChart'
import { PlanRings } from './PlanRings'
import type { PlanMonth } from './plan-look'

const NORMAL = '/pages/manager-energy/manager-energy-info/manager-energy-info'
/** Two years can be looked back at. */
const FILTERS = [monthFilter('month', { back: 23 })]

/** 用能管理: key accounts see their use beside their daily gas plan; other customers have the ordinary page (A 6.3). */
export const PlanView = withAccount(function PlanView(params: Readonly<Record<string, unknown>>) {
  const customer = useRead('dg GET /small/gasplan/getNewCustomer')
  const isElsewhere = customer.data?.energyPage === 'NORMAL'
  useEffect(() => {
    if (isElsewhere) void go(NORMAL, {}, { replace: true })
  }, [isElsewhere])
  if (customer.data === undefined || isElsewhere) return <PageFrame of={customer} />
  return <Plan params={params} />
})

function Plan({ params }: { params: Readonly<Record<string, unknown>> }) {
  const filters = useFilters(FILTERS, params)
  const read = useRead('energy GET /energy/dg/overview', filters.input, { handles: ['A2111'], refresh: 'show' })
  if (read.error?.is('A2111')) return <PageFrame empty={<Empty text='当前户号未开通气量计划' />} />
  return (
    <DetailPage spaced read={read}>
      {(month) => (
        <>
          <AccountBar />
          {filters.chips}
          <PlanRings month={month} />
          <PlanChart month={month} />
          <MeterShares meters={month.meters} />
          {/* In a part of their own: the mini-program sends all parts of a parent again when one is added. */}
          <div>
            {month.meters
              .filter(({ meterType }) => meterType === 'IOT')
              .map(({ meterId, name }) => (
                <LiveStrip key={meterId} meterId={meterId} name={name} />
              ))}
          </div>
          <Balance balance={month.balance} />
          <Entries month={month.billMonth} />
        </>
      )}
    </DetailPage>
  )
}

function Balance({ balance }: Pick<PlanMonth, 'balance'>) {
  const pay = useLinks()('/pages/pay/meters')
  if (balance === null) return null
  return (
    <>
      <SectionCard title='账户余额'>
        <Figures
          items={[
            { label: '可用余额', value: <Money value={balance.available} /> },
            { label: '暂估扣费', value: <Money value={balance.provisional} /> },
            { label: '预计可用', value: balance.daysLeft === null ? '--' : `${balance.daysLeft} 天` },
          ]}
        />
      </SectionCard>
      <CellGroup>
        <Cell icon='wallet' title='去缴费' onTap={pay} />
      </CellGroup>
    </>
  )
}

/** Links to further pages; those to pages that are not built are left out. */
function Entries({ month }: { month: string }) {
  const links = useLinks()
  return (
    <CellGroup>
      <Cell
        icon='predict'
        title='月账单预览'
        onTap={links('/pages/manager-energy/manager-energy-info/monthly-bill-preview')}
      />
      <Cell icon='sign' title='结算确认' onTap={links('/pages/manager-energy/settlement/monthly-bill')} />
      <Cell icon='predict' title='预测填报' onTap={links('/subPagesB/pages/predict-gas/report')} />
      {/* The days of the month lead to their cases. */}
      <Cell icon='help' title='偏差说明' onTap={links.to('/subPagesB/pages/predict-gas/detail', { month })} />
    </CellGroup>
  )
}
