import { AccountBar, withAccount } from '@/shared/customer'
import { PageFrame, useFilters, useLinks } from '@/blocks'
import { DataGaps } from '@/shared/data-gaps'
import { useMeterChoice } from '@/shared/meter'
import { UnusualUse, useUnusual } from '@/shared/unusual-use'
import { useRead } from '@/request'
import { Cell, CellGroup, NoticeBar } from '@/ui'
import type { ViewParams } from '@/routes/table'
import { LiveStrip } from '../LiveStrip'
import { NoMeterPage } from '../NoMeterPage'
import { CardUse } from './CardUse'
import { DayList } from './DayList'
import { Summary, useOverview } from './Summary'
import { UseChart } from './UseChart'

const LIST = 'default GET /crmgas/list-meter-channel'

/** 用能信息: what was used, at what cost, and how sure it is (A 6.4). */
export const EnergyInfoView = withAccount(function EnergyInfoView({
  meterId: first,
  granularity,
}: ViewParams<'/pages/manager-energy/manager-energy-info/manager-energy-info'>) {
  const filters = useFilters([useMeterChoice()], { meterId: first })
  const meterId = filters.values['meterId'] ?? ''
  const meters = useRead(LIST, {}, { refresh: 'show' })
  // Asked for at once: what is above waits for no second round.
  const unusual = useUnusual(meterId)
  const meter = meters.data?.list.find((one) => one.meterId === meterId)
  const all = meters.data?.list ?? []
  const isAllCards = all.length > 0 && all.every(({ meterType }) => meterType === 'IC')
  const isCards = meter?.meterType === 'IC' || isAllCards
  // They stand above the chart, and are as high as what they say.
  const overview = useOverview(meterId, meters.data !== undefined && !isCards)
  if (overview.error?.is('A2101')) return <NoMeterPage chips={filters.chips} />
  return (
    <PageFrame of={meters} {...(!isCards && { until: [unusual, overview] })}>
      <AccountBar />
      {filters.chips}
      {isCards ? (
        <CardUse key={meterId} meterId={meterId} />
      ) : (
        <>
          {meter?.meterType === 'MECH' && <NoticeBar>机械表按抄表周期展示</NoticeBar>}
          <UnusualUse meterId={meterId} />
          <Summary read={overview} />
          <UseChart
            key={meterId}
            meterId={meterId}
            first={meter?.meterType === 'MECH' ? 'MONTH' : (granularity ?? 'DAY')}
            isMonthly={meter?.meterType === 'MECH'}
            running={overview.data?.billMonth}
          />
          {/* What comes late has an element of its own: the mini-program sends it alone. */}
          <div>{meter?.meterType !== 'MECH' && <DataGaps meterId={meterId} />}</div>
          {meter?.meterType === 'IOT' && (
            <>
              <div>
                <LiveStrip meterId={meterId} />
              </div>
              {overview.data && (
                <DayList key={meterId} meterId={meterId} channels={meter.channels} running={overview.data.billMonth} />
              )}
            </>
          )}
        </>
      )}
      <Entries meterId={meterId} isCards={isAllCards} />
    </PageFrame>
  )
})

/** Links to further pages; cards have no months: their gas is settled when it is bought. */
function Entries({ meterId, isCards }: { meterId: string; isCards: boolean }) {
  const links = useLinks()
  const one = { meterId: meterId || undefined }
  const here = '/pages/manager-energy/manager-energy-info'
  return (
    <CellGroup>
      {!isCards && (
        <>
          <Cell icon='predict' title='月账单预览' onTap={links.to(`${here}/monthly-bill-preview`, one)} />
          <Cell icon='bill' title='月账单' onTap={links.to(`${here}/monthly-bill`, one)} />
          <Cell icon='sign' title='结算确认' onTap={links('/pages/manager-energy/settlement/monthly-bill')} />
        </>
      )}
      <Cell icon='history' title='变更记录' onTap={links.to('/subPages/changeRecord', one)} />
    </CellGroup>
  )
}
