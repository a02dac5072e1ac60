import { useState } from 'react'
import type { PlanType } from '@domain/statuses/gas-plan'
import { useLinks, type PageFrameProps } from '@/blocks'
import { addressOf } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { Tabs } from '@/ui'
import { withGroup, type InGroup } from '../with-group'
import { DayReport } from './DayReport'
import type { Filled } from './days'
import { PeriodReport } from './PeriodReport'

type Path = '/subPagesB/pages/predict-gas/report'

const TABS: readonly { key: PlanType; label: string }[] = [
  { key: 'YEAR', label: '年计划' },
  { key: 'MONTH', label: '月计划' },
  { key: 'DAY', label: '日计划' },
]

/** 用气申报 (B 6.5): a year, a month, or the next seven days of a group. */
export const ReportView = withGroup<Path>(function ReportView({
  params,
  group,
}: { params: PageParams<Path> } & InGroup) {
  const usual: PlanType = group.planMode === 'DAILY' ? 'DAY' : 'MONTH'
  const isKnown = params.planType !== undefined && (params.planType !== 'DAY' || group.planMode === 'DAILY')
  const [planType, setPlanType] = useState<PlanType>(isKnown && params.planType ? params.planType : usual)
  const [filled, setFilled] = useState(() => filledOf(params))
  const record = useLinks().to('/subPagesB/pages/predict-gas/record', { planType })
  const tabs = group.planMode === 'DAILY' ? TABS : TABS.slice(0, 2)
  const frame = {
    actions: record ? [{ label: '记录', onTap: record }] : [],
    top: <Tabs items={tabs} active={planType} onChange={setPlanType} />,
  }
  const report = {
    group,
    // Of another group nothing is filled in.
    here: addressOf('/subPagesB/pages/predict-gas/report', { planType }),
    frame,
    filled: filled?.planType === planType ? filled : null,
    onFill: setFilled,
  }
  if (planType === 'DAY') return <DayReport {...report} />
  const asked = params.planType === planType ? params.period : undefined
  return <PeriodReport key={planType} {...report} planType={planType} asked={asked} />
})

/** A calculator works out a month or a day (P-17). */
const filledOf = ({ planType, period, prefill, method }: PageParams<Path>): Filled | null =>
  prefill === undefined || planType === undefined || planType === 'YEAR'
    ? null
    : { planType, period, volume: prefill, method }

export interface ReportProps extends InGroup {
  frame: Pick<PageFrameProps, 'actions' | 'top'>
  filled: Filled | null
  /** Null: it is declared. */
  onFill: (filled: Filled | null) => void
}
