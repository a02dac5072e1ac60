import type { Out } from '@contract'
import { grouped } from '@domain/decimal-text'
import { costOfMonths } from '@domain/deviation/cost'
import type { AssessTerms } from '@domain/deviation/month'
import { compareMoney, formatMoney } from '@domain/money'
import { volume } from '@domain/volume'
import { Ends, Money, SectionCard } from '@/ui'
import { whole } from './months'

type Frame = Out<'default GET /crmgas/contract/frame/get'>
type Forecast = NonNullable<Frame['forecast']>

export const volumesOf = (forecast: Frame['forecast']): string[] => forecast?.months.map(({ volume: of }) => of) ?? []

/** What the year will come to, between which two, and where that comes from. */
export const ForecastText = ({ of: { total, method } }: { of: Forecast }) => (
  <div className='fs-13 t3 num mb8'>
    {`预测 ${grouped(total.volume)} m³，80% 区间 ${grouped(total.low)}–${grouped(total.high)} m³，`}
    {method === 'TREND' ? '按去年同月和近3个月的走势推算' : '按去年同月推算'}
  </div>
)

/** The band of a frame, per cent of each month; two decimals. */
const termsOf = ({ tolerance }: Frame, { overRate, underRate }: NonNullable<Frame['fees']>): AssessTerms => ({
  mode: 'FEE',
  tolerance,
  overRate,
  underRate,
})

/** 报错的代价: what months as they are typed would cost in a year, beside the forecast's own (D-07). */
export function WrongCard({ frame, months }: { frame: Frame; months: readonly string[] }) {
  const { fees, forecast } = frame
  if (fees === null || forecast === null) return null
  const costOf = (plans: readonly string[]) =>
    costOfMonths(
      forecast.months.map(({ volume: expected, low, high }, index) => ({
        plan: volume(whole(plans[index] ?? '0').toFixed(0)),
        expected: volume(expected),
        low: volume(low),
        high: volume(high),
      })),
      termsOf(frame, fees),
      fees.price,
    )
  const [cost, least] = [costOf(months), costOf(volumesOf(forecast))]
  const isWorse = compareMoney(cost, least) > 0
  return (
    <SectionCard title='报错的代价' extra='预估'>
      <Ends gap={8}>
        <span className='fs-14 t2 break'>各月按此计划，全年考核费约</span>
        <Money value={cost} />
      </Ends>
      <div className='fs-12 t3 num mt8 break'>
        {isWorse ? `按预测填报约 ${formatMoney(least)}；` : ''}
        {`每月免费偏差 ±${frame.tolerance}%，按当前气价 ${fees.price} 元/m³ 和预测的80%区间平均，以每月实际申报为准`}
      </div>
    </SectionCard>
  )
}
