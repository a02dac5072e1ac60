import { useState } from 'react'
import { formatVolume, sumVolume } from '@domain/volume'
import { Chart, SectionCard, Segment } from '@/ui'
import { cumulativePoints, dayPoints, knownDays, type PeriodDay } from './days'

const WAYS = [
  { key: 'day', label: '每日' },
  { key: 'sum', label: '累计' },
] as const

interface Props {
  name: string
  days: readonly PeriodDay[]
  /** Of one meter there is no plan. */
  hasPlan: boolean
}

/** Bars of the days, or their running sum, beside the plan. */
export function DayChart({ name, days, hasPlan }: Props) {
  const [way, setWay] = useState<'day' | 'sum'>('day')
  const sum = formatVolume(sumVolume(knownDays(days).map(({ extracted }) => extracted)))
  const isSum = way === 'sum'
  return (
    <SectionCard title='提气进度' extra={<Segment items={WAYS} active={way} label='统计方式' onChange={setWay} />}>
      <Chart
        key={way}
        kind={isSum ? 'line' : 'bars'}
        points={isSum ? cumulativePoints(days, hasPlan) : dayPoints(days, hasPlan)}
        unit='m³'
        name={isSum ? '累计提气' : '日提气'}
        pointName='日期'
        summary={`${name}${isSum ? '累计' : '每日'}提气${isSum ? '折线' : '柱状'}图，合计${sum}`}
        note='当日数据于次日09:40更新'
        {...(hasPlan && { planName: isSum ? '计划进度' : '日计划' })}
      />
    </SectionCard>
  )
}
