import { useState } from 'react'
import { addDays, toMillis } from '@domain/date'
import { formatVolumeNumber } from '@domain/volume'
import { PageFrame, Shape, useToday } from '@/blocks'
import { serverNow } from '@/platform/time'
import type { PageParams } from '@/routes/table'
import { ActionSheet, BottomBar, Empty, ResultHead, Segment } from '@/ui'
import { CostCurve } from '../CostCurve'
import { ChangeHead, ChangeVolume, ReasonChips } from '../ChangeHead'
import type { PlanGroup } from '../types'
import { usePlanGroups } from '../use-groups'
import { useChange } from '../use-change'
import { QuickLinks } from './QuickLinks'
import { Redeclare } from './Redeclare'

const DATES = [
  { key: 'today', label: '今日' },
  { key: 'tomorrow', label: '明日' },
] as const

/** 快捷变更 (B 6.5, P-12): today's or tomorrow's plan with one hand; before its cut-off tomorrow is declared again. */
export function QuickChangeView({ groupId, date }: PageParams<'/pages/predict-gas/predict-gas-change'>) {
  const { read, planning, group: chosen } = usePlanGroups()
  const today = useToday()
  const [picked, pick] = useState(groupId)
  const [when, setWhen] = useState<'today' | 'tomorrow'>(date ?? 'today')
  if (read.data === undefined) return <PageFrame of={read} />
  const group = planning.find((one) => one.groupId === picked) ?? chosen ?? planning.find(({ isDefault }) => isDefault)
  const period = when === 'today' ? today : addDays(today, 1)
  if (group?.planMode !== 'DAILY')
    return (
      <PageFrame empty={<Empty text='当前分组无需日计划' />}>
        <Pick groups={planning} onPick={pick} />
      </PageFrame>
    )
  const isDeclared = when === 'tomorrow' && toMillis(group.tomorrowCloseAt) > serverNow()
  const top = (
    <div className='gutter mt12 mb12'>
      <Segment label='日期' items={DATES} active={when} onChange={setWhen} />
    </div>
  )
  const key = `${group.groupId}${period}`
  return isDeclared ? (
    <Redeclare key={key} group={group} period={period} top={top} />
  ) : (
    <Quick key={key} group={group} period={period} top={top} />
  )
}

/** Several groups: which one is meant. */
function Pick({ groups, onPick }: { groups: readonly PlanGroup[]; onPick: (groupId: string) => void }) {
  const daily = groups.filter(({ planMode }) => planMode === 'DAILY')
  return (
    <ActionSheet
      open={daily.length > 0}
      title='选择用气分组'
      items={daily.map(({ groupId, name }) => ({ key: groupId, text: name }))}
      onChoose={onPick}
      onClose={() => undefined}
    />
  )
}

interface Props {
  group: PlanGroup
  period: string
  top: React.ReactNode
}

function Quick({ group, period, top }: Props) {
  const [result, setResult] = useState<'PASSED' | 'SUBMITTED' | null>(null)
  const of = useChange({ groupId: group.groupId, planType: 'DAY', period, entry: 'QUICK' }, setResult)
  const { options } = of
  if (options === undefined) return <PageFrame of={of.read} top={top} skeleton={<Shape heights={[150, 180]} />} />
  return (
    <PageFrame
      top={top}
      footer={
        options.allowed && (
          <BottomBar
            primary={{
              text: `提交变更${of.to === '' ? '' : ` ${formatVolumeNumber(of.to)} m³`}`,
              onTap: of.send,
              loading: of.busy,
              loadingText: '提交中',
              disabled: of.fault !== null,
            }}
          />
        )
      }
    >
      {result !== null && (
        <ResultHead
          kind={result === 'PASSED' ? 'success' : 'pending'}
          title={result === 'PASSED' ? '已生效' : '待审核'}
        />
      )}
      <div className='gutter fs-14 t2 mb12'>{`${group.name} · ${period.slice(5)}`}</div>
      {of.offer}
      <ChangeHead options={options} onEnd={of.read.reload} />
      <ChangeVolume of={of} options={options} />
      {options.allowed && <CostCurve groupId={group.groupId} date={period} to={of.to} onPick={of.setRanged} />}
      <ReasonChips of={of} />
      <QuickLinks groupId={group.groupId} period={period} isRunning={options.measuredSoFar !== null} />
    </PageFrame>
  )
}
