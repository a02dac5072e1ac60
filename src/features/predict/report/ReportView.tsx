import { useState } from 'react'
import type { PlanType } from '@domain/statuses/gas-plan'
import { useLinks, type PageFrameProps } from '@/blocks'
import type { PageParams } from '@/routes/table'
import { Tabs } from '@/ui'
import { withGroup, type InGroup } from '../with-group'
import { DayReport } from './DayReport'
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
  ...of
}: { params: PageParams<Path> } & InGroup) {
  const { group } = of
  const usual: PlanType = group.planMode === 'DAILY' ? 'DAY' : 'MONTH'
  const isKnown = params.planType !== undefined && (params.planType !== 'DAY' || group.planMode === 'DAILY')
  const [planType, setPlanType] = useState<PlanType>(isKnown && params.planType ? params.planType : usual)
  const record = useLinks().to('/subPagesB/pages/predict-gas/record', { planType })
  const tabs = group.planMode === 'DAILY' ? TABS : TABS.slice(0, 2)
  const frame = {
    actions: record ? [{ label: '记录', onTap: record }] : [],
    top: <Tabs items={tabs} active={planType} onChange={setPlanType} />,
  }
  if (planType === 'DAY') return <DayReport {...of} frame={frame} filled={params} />
  return (
    <PeriodReport
      key={planType}
      {...of}
      planType={planType}
      frame={frame}
      asked={params.planType === planType ? params.period : undefined}
      prefill={params.prefill}
      method={params.method}
    />
  )
})

export type ReportFrame = Pick<PageFrameProps, 'actions' | 'top'>
