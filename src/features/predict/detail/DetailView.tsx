import { useState } from 'react'
import { formatMoment } from '@domain/date-format'
import { weekday } from '@domain/day'
import { formatChange } from '@domain/percent'
import { periodName } from '@domain/plan/windows'
import { gasPlanStatus, planChangeStatus, planReasons } from '@domain/statuses/gas-plan'
import { formatVolume, formatVolumeNumber } from '@domain/volume'
import { DetailPage, month as monthFilter, Shape, useFilters, useToday } from '@/blocks'
import { useRead } from '@/request'
import type { PageParams } from '@/routes/table'
import { Chart, Empty, Ends, Figures, KeyValue, SectionCard, Status, Volume } from '@/ui'
import { GroupBar } from '../GroupBar'
import type { PlanGroup, PlanMonth } from '../types'
import { withGroup, type InGroup } from '../with-group'
import { AssessmentCard } from './AssessmentCard'
import { DaySheet } from './DaySheet'
import { dayMark, dayPoints } from './month-look'
import { useAssessment } from './use-assessment'
import { WeekHead } from '../Parts'
import '../predict.scss'
import './detail.scss'

type Path = '/subPagesB/pages/predict-gas/detail'

/** Three years can be looked back at, and the month ahead (B 6.5). */
const FILTERS = [monthFilter('month', { back: 36, ahead: 1 })]

/** 计划详情 (B 6.5): a month of a group, planned and used day by day. */
export const PlanDetailView = withGroup<Path>(function PlanDetailView({
  params,
  group,
  here,
}: { params: PageParams<Path> } & InGroup) {
  const filters = useFilters(FILTERS, params)
  const input = { groupId: group.groupId, ...filters.input }
  const read = useRead('predict GET /plan/detail', input, { refresh: 'show', keepPrevious: true })
  const isEmpty = (of: PlanMonth) => of.days.every(({ plan, actual }) => plan === null && actual === null)
  return (
    <DetailPage read={read} skeleton={<Shape heights={[120, 220, 300]} />}>
      {(of) => (
        <>
          <GroupBar group={group} here={here} />
          {filters.chips}
          {isEmpty(of) ? (
            <Empty text='本月暂无计划' />
          ) : (
            <>
              <Sums of={of} />
              <Days of={of} group={group} />
              <AssessmentCard groupId={group.groupId} month={of.month} />
              <Changes of={of} />
            </>
          )}
        </>
      )}
    </DetailPage>
  )
})

function Sums({ of }: { of: PlanMonth }) {
  const { sums, monthPlan, yearPlan } = of
  const gaps = of.days.filter(({ dataState }) => dataState === 'PARTIAL').length
  return (
    <SectionCard
      title={`${periodName('MONTH', of.month)}计划`}
      extra={<Status status={monthPlan && gasPlanStatus[monthPlan.status]} />}
    >
      <Figures
        items={[
          { label: '月计划', value: <Volume value={sums.plan} /> },
          { label: '截至昨日实际', value: <Volume value={sums.actual} /> },
          {
            label: '偏差',
            value: <span className={sums.level === 'NORMAL' ? '' : 'c-danger'}>{formatChange(sums.deviationPct)}</span>,
          },
        ]}
      />
      <div className='hr' />
      <KeyValue
        items={[
          ['同期计划', sums.planToDate === null ? null : formatVolume(sums.planToDate)],
          ['年计划', yearPlan === null ? null : formatVolume(yearPlan.approvedVolume ?? yearPlan.declaredVolume)],
          // A day with gaps is in neither of the two that are compared.
          ['数据不完整', gaps > 0 && `${gaps} 天未计入，补采后会变`],
          ['数据截至', of.asOf.slice(0, 16).replace('T', ' ')],
        ]}
      />
    </SectionCard>
  )
}

function Days({ of, group }: { of: PlanMonth; group: PlanGroup }) {
  const { data } = useAssessment(group.groupId, of.month)
  const isDaily = group.planMode === 'DAILY'
  const isExempt = (date: string) => data?.exemptDays.includes(date) ?? false
  const [chosen, choose] = useState<string | null>(null)
  const day = of.days.find(({ date }) => date === chosen)
  const off = of.days.filter(({ level }) => level !== 'NORMAL').length
  const summary = `每日计划与实际柱状图，实际合计${formatVolume(of.sums.actual)}，${off}天超出允许偏差`
  return (
    <SectionCard title='每日计划与实际' extra='单位 m³'>
      <Chart
        kind='bars'
        points={dayPoints(of.days)}
        unit='m³'
        name='日用气'
        planName='日计划'
        pointName='日期'
        labelEvery={5}
        summary={summary}
      />
      <div className='hr' />
      <div className='gpl-days'>
        <WeekHead />
        {Array.from({ length: weekday(`${of.month}-01`) - 1 }, (_, n) => (
          <div key={n} className='gpl-day gpl-day-empty' />
        ))}
        {of.days.map((one) => (
          <button
            key={one.date}
            type='button'
            className={isDaily && one.level !== 'NORMAL' && !isExempt(one.date) ? 'gpl-day pld-off' : 'gpl-day'}
            onClick={() => choose(one.date)}
          >
            <div className='fs-12 t3 num'>{`${Number(one.date.slice(8))}${isExempt(one.date) ? ' 免' : ''}`}</div>
            <div className='fs-12 num'>{dayMark(one, isDaily)}</div>
          </button>
        ))}
      </div>
      {day && (
        <DaySheet
          day={day}
          isDaily={isDaily}
          isExempt={isExempt(day.date)}
          found={data?.cases.find(({ date }) => date === day.date)}
          running={of.running}
          onClose={() => choose(null)}
        />
      )}
    </SectionCard>
  )
}

function Changes({ of }: { of: PlanMonth }) {
  const today = useToday()
  if (of.changes.length === 0) return null
  return (
    <SectionCard title='变更记录' count={of.changes.length}>
      {of.changes.map((change) => (
        <div key={change.changeId} className='mt12'>
          <Ends gap={8}>
            <span className='fs-14 num'>{periodName(change.planType, change.period)}</span>
            <Status status={planChangeStatus[change.status]} />
          </Ends>
          <div className='fs-14 num mt4'>
            {formatVolumeNumber(change.fromVolume)} → {formatVolumeNumber(change.toVolume)} m³
          </div>
          <div className='fs-12 t3 break mt4'>
            {[planReasons[change.reasonCode].name, change.createdBy, formatMoment(change.createdAt, today)].join(' · ')}
          </div>
        </div>
      ))}
    </SectionCard>
  )
}
