import { useEffect, useState } from 'react'
import { addDays, toMillis } from '@domain/date'
import { LHV } from '@domain/plan/calculator'
import { isPeriod } from '@domain/plan/windows'
import { calcMethods, type CalcMethod } from '@domain/statuses/gas-plan'
import { PageFrame, useMay, useToday } from '@/blocks'
import { serverNow } from '@/platform/time'
import { go } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { BottomBar, Card, Empty, ErrorBlock, Field, NoticeBar, Tabs } from '@/ui'
import { codes } from '@domain/codes'
import { fillIn, leaveCalculator } from '../ask-calculator'
import { Devices, Outputs } from '../devices'
import { GroupBar } from '../GroupBar'
import { useCalculator } from '../use-calculator'
import { withGroup, type InGroup } from '../with-group'
import { HistoryCard } from './HistoryCard'
import { MonthCard } from './MonthCard'
import { ResultCard } from './ResultCard'
import { SaveSheet, TemplateSheet } from './Templates'

type Path = '/subPagesB/pages/predict-gas/calculator'

/** Most devices of one calculation. */
const MOST = 30
const TABS = codes(calcMethods).map((key) => ({ key, label: calcMethods[key] }))

/** 用气测算 (B 6.5): by devices, by output or by history; the result is carried to the declaration, nothing is sent by it (P-17). */
export const CalculatorView = withGroup<Path>(function CalculatorView({
  params,
  group,
  here,
}: { params: PageParams<Path> } & InGroup) {
  const isDay = params.planType === 'DAY'
  const of = useCalculator(group.groupId, isDay && params.period !== undefined ? { date: params.period } : {})
  const [sheet, setSheet] = useState<'SAVE' | 'CHOOSE' | null>(null)
  const mayReport = useMay('model:PREDICT_REPORT')
  const { method, result, fault, retry } = of
  const today = useToday()
  useEffect(() => leaveCalculator, [])
  const fill = async () => {
    if (result === undefined) return
    const planType = params.planType ?? (group.planMode === 'DAILY' ? 'DAY' : 'MONTH')
    const prefill = planType === 'DAY' ? result.dayVolume : result.monthVolume
    if (await fillIn(group.groupId, { volume: prefill, method })) return
    const { groupId, tomorrowCloseAt } = group
    const nextDay = addDays(today, toMillis(tomorrowCloseAt) > serverNow() ? 1 : 2)
    const isAsked = params.period !== undefined && isPeriod(planType, params.period)
    const period = isAsked ? params.period : planType === 'DAY' ? nextDay : undefined
    const to = { groupId, planType, period, prefill, method }
    await go('/subPagesB/pages/predict-gas/report', to, { replace: true })
  }
  return (
    <PageFrame
      actions={[{ label: '模板', onTap: () => setSheet('CHOOSE') }]}
      top={<Tabs items={TABS} active={method} onChange={(next: CalcMethod) => of.setMethod(next)} />}
      footer={
        <BottomBar
          secondary={{ text: '保存模板', onTap: () => setSheet('SAVE'), disabled: method === 'HISTORY' }}
          primary={{ text: '填入申报', onTap: fill, disabled: result === undefined || !mayReport }}
        />
      }
    >
      <GroupBar group={group} here={here} />
      {fault !== '' && <NoticeBar tone='warning'>{fault}</NoticeBar>}
      {result !== undefined && <ResultCard result={result} />}
      {result === undefined && fault === '' && (
        <Card>{retry ? <ErrorBlock small onRetry={retry} /> : <Empty small text='填写后显示测算结果' />}</Card>
      )}
      {method === 'DEVICE' && <Devices devices={of.devices} lhv={of.lhv} most={MOST} onChange={of.setDevices} />}
      {method === 'OUTPUT' && <Outputs outputs={of.outputs} onChange={of.setOutputs} />}
      {method === 'HISTORY' && result && <HistoryCard result={result} />}
      {method === 'DEVICE' && (
        <Card>
          <Field label={`低位热值（${LHV.min}–${LHV.max} MJ/m³）`} kind='number' value={of.lhv} onChange={of.setLhv} />
        </Card>
      )}
      {result && <MonthCard result={result} />}
      {!mayReport && <div className='fs-13 t3 gutter mt12'>仅主账号或已授权的子账号可填入申报</div>}
      {sheet === 'SAVE' && <SaveSheet of={of} groupId={group.groupId} onClose={() => setSheet(null)} />}
      {sheet === 'CHOOSE' && <TemplateSheet of={of} groupId={group.groupId} onClose={() => setSheet(null)} />}
    </PageFrame>
  )
})
