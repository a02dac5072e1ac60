import type { ReactNode } from 'react'
import { weekdayText } from '@domain/date-format'
import { decimal, fixed } from '@domain/decimal'
import { deviationStatus, deviationTypes } from '@domain/statuses/deviation'
import { formatVolume } from '@domain/volume'
import { Card, Chart, Ends, Fact, Row, SectionCard, Status } from '@/ui'
import { NO_ACCESS, pointsOf, rateText, type Case } from './case-look'

const whole = (volume: string | null): string => (volume === null ? '—' : formatVolume(fixed(decimal(volume), 0)))

type Volume = string | null

/** What a case is held against. */
const BASES = {
  DAY: (plan: Volume) => ({ label: '计划', value: plan }),
  USAGE_CHANGE: (_plan: Volume, mean: Volume) => ({ label: '前7日均', value: mean }),
  EXTRACT: (plan: Volume) => ({ label: '应提', value: plan }),
} as const

/** What the day came to. `extra`: how long a reason is still taken. */
export function CaseHead({ of: one, extra }: { of: Case; extra?: ReactNode }) {
  const { date, groupName, caseType, status, planVolume, actualVolume, meanVolume, deviationRate } = one
  const base = BASES[caseType](planVolume, meanVolume)
  return (
    <Card>
      <Ends>
        <span className='fs-14 t2 break'>{`${date.slice(5)} ${weekdayText(date)} · ${groupName}`}</span>
        <Status status={deviationStatus[status]} />
      </Ends>
      <Ends top={8}>
        <span className='fs-24 fw-b num'>{rateText(deviationRate)}</span>
        <span className='fs-13 t2 num'>{extra ?? deviationTypes[caseType]}</span>
      </Ends>
      {actualVolume === null ? (
        <div className='fs-13 t2 mt8'>{NO_ACCESS}</div>
      ) : (
        <Row gap={24} top={8} wrap>
          <Fact label={base.label} value={whole(base.value)} />
          <Fact label={caseType === 'EXTRACT' ? '已提' : '实际'} value={whole(actualVolume)} />
        </Row>
      )}
    </Card>
  )
}

/** The hours of the day from 08:00 against its plan; nothing where they are not kept. */
export const HoursChart = ({ hours }: { hours: Case['hours'] }) =>
  hours.length === 0 ? null : (
    <SectionCard title='当日每小时' extra='单位 m³'>
      <Chart
        kind='bars'
        points={hours.map(({ at, actual, plan }) => ({
          key: at,
          label: `${Number(at.slice(11, 13))}时`,
          title: at.slice(5, 16).replace('T', ' '),
          value: actual,
          plan,
        }))}
        unit='m³'
        name='实际'
        planName='计划'
        pointName='时间'
        labelEvery={6}
        summary='当日每小时用气与计划柱状图，从8时到次日8时'
      />
    </SectionCard>
  )

/** The fortnight up to the day; of a cycle all its days. Nothing where none may be seen. */
export const CaseChart = ({ of: { series, date, extract } }: { of: Case }) =>
  series.length === 0 ? null : (
    <SectionCard title={extract === null ? '近15日计划与实际' : '每日提气与均衡进度'} extra='单位 m³'>
      <Chart
        kind='bars'
        points={pointsOf(series, date)}
        unit='m³'
        name='实际'
        planName='计划'
        pointName='日期'
        labelEvery={3}
        summary={`${extract === null ? '近15日用气与计划' : `${extract.cycleName}每日提气`}柱状图，截至${date}`}
      />
    </SectionCard>
  )
