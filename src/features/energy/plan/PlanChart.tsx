import { holesNote } from '@/shared/age'
import { Chart, Empty, Ends, SectionCard } from '@/ui'
import { formatVolume } from '@domain/volume'
import { SaveTable } from '../SaveTable'
import { planPoints, type PlanMonth } from './plan-look'

/** The days of the month: bars of what was used, the line of what was planned (A 6.3). */
export function PlanChart({ month }: { month: PlanMonth }) {
  const { plan, days } = month
  const points = planPoints(month)
  const closed = days.filter(({ gasDay }) => plan.gasDay !== null && gasDay <= plan.gasDay)
  const bars = closed.map(({ actual, quality }) => ({ volume: actual, quality }))
  const note = holesNote(bars, 'DAY', month.estimatedVolume, month.gapMeters)
  const off = days.filter(({ level }) => level !== 'NORMAL').length
  const sums = `合计${formatVolume(plan.monthUsed)}，计划${formatVolume(plan.monthPlan)}，${off}天超出允许偏差`
  return (
    <SectionCard title='每日计划与实际' extra='单位 m³'>
      {points.every(({ value, plan: planned }) => value === null && planned == null) ? (
        <Empty small text='暂无用气数据' />
      ) : (
        <Chart
          kind='bars'
          points={points}
          unit='m³'
          name='日用气'
          planName='日计划'
          pointName='日期'
          labelEvery={5}
          summary={[`每日用气与计划柱状图，${sums}`, note].filter(Boolean).join('，')}
          {...(note !== '' && { note })}
        />
      )}
      <Ends className='fs-13 t2'>
        <span>合计 {formatVolume(plan.monthUsed)}</span>
        <SaveTable
          name={`用气计划${month.billMonth}`}
          head={['日期', '计划(m³)', '实际(m³)', '偏差(%)']}
          rows={() => days.map((day) => [day.gasDay, day.plan, day.actual, day.deviationPct])}
        />
      </Ends>
    </SectionCard>
  )
}
