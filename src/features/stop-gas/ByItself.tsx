import { formatDay } from '@domain/date-format'
import { formatVolume } from '@domain/volume'
import { useLink, useToday } from '@/blocks'
import { Cell, CellGroup, KeyValue, SectionCard } from '@/ui'
import { isOver, isLong, type Stop, type StopInfo } from './stop-model'

/** 自动替您办理: what changes without the customer (Y-19, G-03, G-04), and the declared plan, which does not (G-05). */
export function ByItself({ info, stop }: { info: StopInfo; stop: Stop }) {
  const today = useToday()
  if (isOver(stop)) return null
  const plans = info.plansAffected
  // The forecast knows a stop with an end; a limit leaves gas.
  const isForecast = stop.kind !== 'PEAK' && stop.planResumeAt !== null
  const forecasts = isForecast ? plans : []
  return (
    <>
      <SectionCard title='自动替您办理'>
        <KeyValue
          items={[
            ...forecasts.map(
              ({ groupName, fromDate, toDate }) =>
                [
                  `${groupName}用气预测`,
                  fromDate === toDate
                    ? `${formatDay(fromDate, today)} 自动计入停气`
                    : `${formatDay(fromDate, today)} 至 ${formatDay(toDate, today)} 自动计入停气`,
                ] as const,
            ),
            ...plans.map(
              ({ groupName, limited }) =>
                limited &&
                ([
                  `${groupName}限气日计划`,
                  `${formatVolume(limited.declared)} → ${formatVolume(limited.counted)}，超限部分不享受允许偏差`,
                ] as const),
            ),
            plans.length > 0 && stop.kind !== 'PEAK' && isLong(stop) && (['当日偏差考核', '不考核'] as const),
            stop.kind === 'ARREARS' && stop.state !== 'RESUMING' && (['缴清欠费后', '自动转入复气，无需申请'] as const),
            stop.kind !== 'HAZARD' && (['恢复供气时', '自动通知您'] as const),
            stop.kind === 'HAZARD' && (['整改复查合格后', '由工作人员上门恢复供气'] as const),
          ]}
        />
      </SectionCard>
      <OwnPlan info={info} stop={stop} />
    </>
  )
}

/** G-05: what was declared stays until the customer changes it; of a limited day less counts (G-03). */
function OwnPlan({ info: { plansAffected }, stop: { kind } }: { info: StopInfo; stop: Stop }) {
  const [first] = plansAffected
  const change = useLink(
    '/subPagesB/pages/predict-gas/change',
    first && { groupId: first.groupId, planType: 'DAY' as const, period: first.fromDate },
  )
  if (!first || !change || (kind !== 'PLANNED' && kind !== 'PEAK')) return null
  return (
    <CellGroup>
      <Cell
        icon='edit'
        title='调整计划'
        subtitle={kind === 'PEAK' ? '限气日的计划按上限计，可另行申报' : '已申报的用气计划不会自动改动'}
        onTap={change}
      />
    </CellGroup>
  )
}
