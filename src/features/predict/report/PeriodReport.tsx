import { useState } from 'react'
import { sumItems, type PlanItem } from '@domain/plan/split'
import { periodName } from '@domain/plan/windows'
import { addMonths, monthOf, toMillis } from '@domain/date'
import { gasPlanStatus, planTypes } from '@domain/statuses/gas-plan'
import { formatMoment } from '@domain/date-format'
import { formatVolume } from '@domain/volume'
import { PageFrame, Shape, useMay, useToday, type Link } from '@/blocks'
import { useTypedKept } from '@/blocks/form/use-typed-kept'
import { serverNow } from '@/platform/time'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import {
  alert,
  BottomBar,
  Button,
  Card,
  CountDown,
  Ends,
  KeyValue,
  NoticeBar,
  SectionCard,
  Segment,
  Status,
  VolumeInput,
} from '@/ui'
import { useReckoning } from '../ask-calculator'
import { CheckBanner } from '../CheckBanner'
import { GroupBar } from '../GroupBar'
import { NoteSheet } from '../NoteSheet'
import { Parts } from '../Parts'
import type { Before } from '../types'
import { useDeclare, type Declared } from '../use-declare'
import type { Filled } from './days'
import { FallbackCard } from './FallbackCard'
import { scaled } from './scaled'
import type { ReportProps } from './ReportView'

interface Props extends ReportProps {
  planType: 'YEAR' | 'MONTH'
  /** The period of the address. */
  asked: string | undefined
}

/** A month or a year: its volume and how it is spread, beside what was used before. */
export function PeriodReport({ planType, asked, ...props }: Props) {
  const today = useToday()
  const next = planType === 'MONTH' ? addMonths(monthOf(today), 1) : String(Number(today.slice(0, 4)) + 1)
  const period = asked ?? next
  const input = { groupId: props.group.groupId, planType, period }
  const read = useRead('predict POST /checkPredictionGasBefore', input, { refresh: 'show', handles: 'all' })
  if (read.data === undefined)
    return <PageFrame {...props.frame} of={read} skeleton={<Shape heights={[90, 160, 300]} />} />
  return <Period key={period} {...props} {...{ planType, period }} before={read.data} reload={read.reload} />
}

interface PeriodProps extends Omit<Props, 'asked'> {
  period: string
  before: Before
  reload: () => Promise<void>
}

const SPLITS = [
  { key: 'AUTO', label: '自动分摊' },
  { key: 'EACH', label: '逐项填写' },
] as const

type Split = (typeof SPLITS)[number]['key']

/** The volume and its parts, and what was typed of them before (Y-23). */
function useAmount(name: string, proposed: string, base: readonly PlanItem[]) {
  const [first] = useState(proposed)
  const [volume, setVolume] = useState(first)
  const [split, setSplit] = useState<Split>('AUTO')
  const [own, setOwn] = useState(base)
  const kept = useTypedKept(
    name,
    volume === first && split === 'AUTO' ? null : { volume, split, own },
    (typed: { volume: string; split: Split; own: readonly PlanItem[] }) => {
      setVolume(typed.volume)
      setSplit(typed.split)
      setOwn(typed.own)
    },
  )
  return {
    ...kept,
    volume,
    setVolume,
    split,
    items: split === 'EACH' ? own : scaled(base, volume),
    /** All parts follow what is taken. */
    take: (next: string) => {
      setVolume(next)
      setSplit('AUTO')
    },
    splitBy: (by: Split) => {
      if (by === 'EACH') setOwn(scaled(base, volume))
      setSplit(by)
    },
    typeItems: (next: readonly PlanItem[]) => {
      setOwn(next)
      setVolume(sumItems(next.map((one) => ({ volume: one.volume || '0' }))))
    },
  }
}

function Period({ planType, period, group, here, frame, filled: last, onFill, before, reload }: PeriodProps) {
  const mayReport = useMay('model:PREDICT_REPORT')
  const { current, reference } = before
  const known = current && current.status !== 'WITHDRAWN' ? current : undefined
  const filled = last !== null && (last.period ?? period) === period ? last : null
  const amount = useAmount(
    `report-${group.groupId}-${period}`,
    filled?.volume ?? known?.declaredVolume ?? reference.system,
    known?.items ?? reference.systemItems ?? [],
  )
  const { volume, items, split, take } = amount
  const declare = useDeclare({
    nameOf: () => periodName(planType, period),
    sent: amount.sent,
    done: async (planId, draft) => {
      onFill(null)
      await reload()
      if (!draft && planType === 'MONTH') await go('/subPagesB/pages/predict-gas/detail', { month: period, planId })
      else if (!draft) await go('/subPagesB/pages/predict-gas/record', { planType })
    },
    outdated: async () => {
      await alert('该计划已被他人提交，您填写的内容已保留', { confirmText: '查看最新', cancelText: null })
      await reload()
    },
  })
  const send = (draft: boolean) =>
    declare.submit(declaredOf({ planType, period, group, before }, { volume, items, filled, draft }))
  const reckon = useReckoning({ groupId: group.groupId, planType, period }, (result) => {
    take(result.volume)
    onFill(result)
  })
  const isOff = volume === '' || declare.busy
  return (
    <PageFrame
      {...frame}
      footer={
        mayReport &&
        before.allowed && (
          <BottomBar
            secondary={{ text: '存草稿', onTap: () => send(true), disabled: isOff }}
            primary={{
              text: '提交申报',
              onTap: () => send(false),
              loading: declare.busy,
              loadingText: '提交中',
              disabled: volume === '',
            }}
          />
        )
      }
    >
      <GroupBar group={group} here={here} />
      <Window {...{ planType, before }} onEnd={reload} />
      {amount.offer}
      <CheckBanner {...declare.banner} />
      {known && <Current plan={known} />}
      <Reference before={before} {...(before.allowed && mayReport && { onTake: take, reckon })} />
      <Amount
        {...{ planType, period, volume, items, split }}
        disabled={!mayReport || !before.allowed}
        onVolume={amount.setVolume}
        onSplit={amount.splitBy}
        onItems={amount.typeItems}
      />
      {planType === 'MONTH' && <FallbackCard groupId={group.groupId} planType='MONTH' />}
      {!mayReport && <div className='fs-13 t3 gutter mt12'>仅主账号或已授权的子账号可操作</div>}
      <NoteSheet of={declare} />
    </PageFrame>
  )
}

interface Wish {
  volume: string
  items: readonly PlanItem[]
  filled: Filled | null
  draft: boolean
}

const declaredOf = (
  { planType, period, group, before }: Pick<PeriodProps, 'planType' | 'period' | 'group' | 'before'>,
  { volume, items, filled, draft }: Wish,
): Declared => ({
  groupId: group.groupId,
  planType,
  period,
  declaredVolume: volume,
  ...(items.length > 0 && { items: items.map((one) => ({ period: one.period, volume: one.volume || '0' })) }),
  method: (filled?.volume === volume && filled.method) || 'MANUAL',
  version: before.current?.version ?? 0,
  ...(draft && { draft }),
})

interface AmountProps extends Pick<PeriodProps, 'planType' | 'period'> {
  volume: string
  items: readonly PlanItem[]
  split: Split
  disabled: boolean
  onVolume: (volume: string) => void
  onSplit: (split: Split) => void
  onItems: (items: readonly PlanItem[]) => void
}

/** The volume and its parts: by the proportions of the proposal, or each by hand. */
function Amount({ planType, period, volume, items, split, disabled, onVolume, onSplit, onItems }: AmountProps) {
  return (
    <SectionCard title={`${periodName(planType, period)}申报量`}>
      <VolumeInput label='申报量' value={volume} disabled={disabled || split === 'EACH'} onChange={onVolume} />
      {items.length > 0 && (
        <div className='mt12'>
          {!disabled && <Segment label='分摊方式' items={SPLITS} active={split} onChange={onSplit} />}
          <Parts
            planType={planType}
            items={items}
            total={volume}
            {...(split === 'EACH' && !disabled && { onChange: onItems })}
          />
        </div>
      )}
    </SectionCard>
  )
}

function Window({
  planType,
  before,
  onEnd,
}: Pick<PeriodProps, 'planType' | 'before'> & { onEnd: () => Promise<void> }) {
  const today = useToday()
  const { window, allowed, reason, current } = before
  if (!allowed) {
    const isClosed = toMillis(window.close) <= serverNow()
    const text = isClosed && current ? `申报已截止，当前为${gasPlanStatus[current.status].label}` : (reason ?? '')
    return <NoticeBar tone='warning'>{text}</NoticeBar>
  }
  return (
    <Card>
      <Ends gap={8}>
        <span className='fs-14 t2'>{`${planTypes[planType]} ${formatMoment(window.close, today)}截止`}</span>
        <CountDown className='fs-16 fw-b' until={window.close} onEnd={() => void onEnd()} />
      </Ends>
    </Card>
  )
}

const Current = ({ plan }: { plan: NonNullable<Before['current']> }) => (
  <SectionCard title='当前申报' extra={<Status status={gasPlanStatus[plan.status]} />}>
    <KeyValue
      items={[
        ['申报量', formatVolume(plan.declaredVolume)],
        ['批复量', plan.approvedVolume === null ? null : formatVolume(plan.approvedVolume)],
        ['版本', `第${plan.revision}版`],
        ['提交人', plan.submittedBy],
        ['说明', plan.note || null],
        ['审核意见', plan.remark || null],
      ]}
    />
  </SectionCard>
)

interface ReferenceProps extends Pick<PeriodProps, 'before'> {
  onTake?: (volume: string) => void
  reckon?: Link | undefined
}

function Reference({ before, onTake, reckon }: ReferenceProps) {
  const { reference, limits } = before
  return (
    <SectionCard title='参考' {...(reckon && { more: '用气测算', onMore: reckon })}>
      <KeyValue
        items={[
          ['去年同期', reference.lastYear === null ? '暂无数据' : formatVolume(reference.lastYear)],
          ['近3月均值', reference.mean3 === null ? '暂无数据' : formatVolume(reference.mean3)],
          ['系统建议', formatVolume(reference.system)],
          ['已锁定提气量', reference.packageLocked === '0' ? null : formatVolume(reference.packageLocked)],
          ['计量能力', formatVolume(limits.capacity)],
          ['合同日最大量', limits.mdq === null ? null : formatVolume(limits.mdq)],
          ['年合同量剩余', limits.acqLeft === null ? null : formatVolume(limits.acqLeft)],
        ]}
      />
      {onTake && (
        <Button kind='outline' size='small' className='mt8' onTap={() => onTake(reference.system)}>
          采用系统建议
        </Button>
      )}
    </SectionCard>
  )
}
