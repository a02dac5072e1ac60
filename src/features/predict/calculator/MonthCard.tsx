import { weekdayText } from '@domain/date-format'
import { Chart, SectionCard } from '@/ui'
import type { Result } from './types'

/** The month day by day, and how the day was reckoned. */
export function MonthCard({ result }: { result: Result }) {
  const { days, month, formulaText } = result
  return (
    <SectionCard title={`${Number(month.slice(5))}月逐日`} extra='单位 m³'>
      <Chart
        kind='bars'
        unit='m³'
        name='日用气'
        pointName='日期'
        labelEvery={7}
        points={days.map(({ period, volume }) => ({
          key: period,
          label: String(Number(period.slice(8))),
          title: `${period.slice(5)} ${weekdayText(period)}`,
          value: volume,
        }))}
        summary={`${month}逐日用气，共${days.length}天`}
      />
      <div className='sunken mt12'>
        <div className='fs-13 fw-m'>计算公式</div>
        {formulaText.split('\n').map((line) => (
          <div key={line} className='fs-13 t2 num break'>
            {line}
          </div>
        ))}
      </div>
    </SectionCard>
  )
}
