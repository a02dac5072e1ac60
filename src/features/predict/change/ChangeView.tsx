import { useState } from 'react'
import { addDays, monthOf } from '@domain/date'
import { isPeriod, periodName } from '@domain/plan/windows'
import { planChangeStatus, planReasons } from '@domain/statuses/gas-plan'
import { formatVolumeNumber } from '@domain/volume'
import { PageFrame, Shape, useAct, useLink, useToday } from '@/blocks'
import { go } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { BottomBar, Button, Card, Chips, Ends, Field, SectionCard, Segment, Status, Tabs, toast } from '@/ui'
import { CostCurve } from '../CostCurve'
import { ChangeHead, ChangeVolume, ReasonChips } from '../ChangeHead'
import { GroupBar } from '../GroupBar'
import { Parts } from '../Parts'
import type { PlanChange } from '../types'
import { useChange, type Changing } from '../use-change'
import { withGroup, type InGroup } from '../with-group'

type Path = '/subPagesB/pages/predict-gas/change'

const TABS = [
  { key: 'DAY', label: '日变更' },
  { key: 'MONTH', label: '月变更' },
] as const

/** 计划变更 (B 6.5): of today, tomorrow or the running month, with its history. */
export const ChangeView = withGroup<Path>(function ChangeView({
  params,
  group,
  here,
}: { params: PageParams<Path> } & InGroup) {
  const today = useToday()
  const isDaily = group.planMode === 'DAILY'
  const [planType, setPlanType] = useState<'DAY' | 'MONTH'>(isDaily && params.planType !== 'MONTH' ? 'DAY' : 'MONTH')
  const isKnown = params.period !== undefined && isPeriod(planType, params.period)
  const [day, setDay] = useState(isKnown && planType === 'DAY' && params.period ? params.period : today)
  const period = planType === 'DAY' ? day : monthOf(today)
  const top = <Tabs items={isDaily ? TABS : TABS.slice(1)} active={planType} onChange={setPlanType} />
  const days = [
    { key: today, label: '今日' },
    { key: addDays(today, 1), label: '明日' },
    ...(day > addDays(today, 1) ? [{ key: day, label: day.slice(5) }] : []),
  ]
  return (
    <Change
      key={`${planType}${period}`}
      {...{ group, here, planType, period, top }}
      picker={planType === 'DAY' && <Chips label='日期' items={days} active={day} onChange={setDay} />}
    />
  )
})

interface Props extends InGroup {
  planType: 'DAY' | 'MONTH'
  period: string
  top: React.ReactNode
  picker: React.ReactNode
}

function Change({ group, here, planType, period, top, picker }: Props) {
  const of = useChange({ groupId: group.groupId, planType, period, entry: 'FULL' }, async (status) => {
    toast(status === 'PASSED' ? '变更已生效' : '变更已提交，等待审核')
    await go('/subPagesB/pages/predict-gas/record', {}, { replace: true })
  })
  const report = useLink('/subPagesB/pages/predict-gas/report', { planType, period })
  const { options } = of
  if (options === undefined) return <PageFrame of={of.read} top={top} skeleton={<Shape heights={[150, 180]} />} />
  return (
    <PageFrame
      top={top}
      footer={
        options.allowed && (
          <BottomBar
            primary={{
              text: '提交变更',
              onTap: of.send,
              loading: of.busy,
              loadingText: '提交中',
              disabled: of.fault !== null,
            }}
            {...(of.fault !== null && { note: <span className='fs-13 t3'>{of.fault}</span> })}
          />
        )
      }
    >
      <GroupBar group={group} here={here} />
      {picker}
      {of.offer}
      <ChangeHead options={options} onEnd={of.read.reload} />
      {!options.allowed && report && (
        <Card>
          <Ends gap={8}>
            <span className='fs-14 t2'>{`${periodName(planType, period)}仍可申报时，直接重新申报`}</span>
            <Button kind='outline' size='small' onTap={report}>
              去申报
            </Button>
          </Ends>
        </Card>
      )}
      <ChangeVolume of={of} options={options} />
      {options.openFrom !== null && <ByDay of={of} openFrom={options.openFrom} allowed={options.allowed} />}
      {options.allowed && planType === 'DAY' && (
        <CostCurve groupId={group.groupId} date={period} to={of.to} onPick={of.setRanged} />
      )}
      <ReasonChips of={of} />
      <Card>
        <Field
          label='变更说明'
          kind='textarea'
          required
          value={of.text}
          maxLength={200}
          counter
          placeholder='请说明变更原因（5–200字）'
          onChange={of.setText}
        />
      </Card>
      <Former changes={options.changes} onChanged={of.read.reload} />
    </PageFrame>
  )
}

const SPLITS = [
  { key: 'AUTO', label: '自动分摊' },
  { key: 'EACH', label: '逐日填写' },
] as const

/** How a changed month is spread: over its open days in proportion, or each of them by hand (P-11). */
function ByDay({ of, openFrom, allowed }: { of: Changing; openFrom: string; allowed: boolean }) {
  return (
    <SectionCard title='分日计划'>
      {allowed && of.items.length > 0 && (
        <Segment
          label='分摊方式'
          items={SPLITS}
          active={of.isByDay ? 'EACH' : 'AUTO'}
          onChange={(key) => (key === 'EACH' ? of.setItems(of.items) : of.setVolume(of.to))}
        />
      )}
      {of.isByDay ? (
        <Parts planType='MONTH' items={of.items} total={of.to} openFrom={openFrom} onChange={of.setItems} />
      ) : (
        <div className='fs-13 t2 mt8'>{`差额按比例分摊到 ${openFrom} 及以后的日子，已过日期不变`}</div>
      )}
    </SectionCard>
  )
}

function Former({ changes, onChanged }: { changes: readonly PlanChange[]; onChanged: () => Promise<void> }) {
  const drop = useAct('predict POST /plan/changeWithdraw', {
    once: true,
    ask: '确认撤回？',
    ok: '已撤回',
    dialog: ['2904'],
    stale: onChanged,
    done: onChanged,
  })
  if (changes.length === 0) return null
  return (
    <SectionCard title='本期变更' count={changes.length}>
      {changes.map(({ changeId, fromVolume, toVolume, status, reasonCode, reason }) => (
        <div key={changeId} className='mt12'>
          <Ends gap={8}>
            <span className='fs-14 num'>
              {formatVolumeNumber(fromVolume)} → {formatVolumeNumber(toVolume)} m³
            </span>
            <Status status={planChangeStatus[status]} />
          </Ends>
          <Ends gap={8} className='mt4'>
            <span className='fs-12 t3 break'>{`${planReasons[reasonCode].name}：${reason}`}</span>
            {status === 'SUBMITTED' && (
              <Button kind='plain' size='small' onTap={() => drop.run({ changeId })}>
                撤回
              </Button>
            )}
          </Ends>
        </div>
      ))}
    </SectionCard>
  )
}
