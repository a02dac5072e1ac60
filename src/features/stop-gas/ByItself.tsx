import { formatDay } from '@domain/date-format'
import { useToday } from '@/blocks'
import { KeyValue, SectionCard } from '@/ui'
import { isOver, isLong, type Stop, type StopInfo } from './stop-model'

/** 自动替您办理: what changes without the customer (Y-19, G-03, G-04). */
export function ByItself({ info, stop }: { info: StopInfo; stop: Stop }) {
  const today = useToday()
  if (isOver(stop)) return null
  const plans = info.plansAffected
  return (
    <SectionCard title='自动替您办理'>
      <KeyValue
        items={[
          ...plans.map(
            ({ groupName, fromDate, toDate }) =>
              [
                `${groupName}用气计划`,
                fromDate === toDate
                  ? `${formatDay(fromDate, today)} 自动调整`
                  : `${formatDay(fromDate, today)} 至 ${formatDay(toDate, today)} 自动调整`,
              ] as const,
          ),
          plans.length > 0 && isLong(stop) && (['当日偏差考核', '不考核'] as const),
          stop.kind === 'ARREARS' && stop.state !== 'RESUMING' && (['缴清欠费后', '自动转入复气，无需申请'] as const),
          stop.kind !== 'HAZARD' && (['恢复供气时', '自动通知您'] as const),
          stop.kind === 'HAZARD' && (['整改复查合格后', '由工作人员上门恢复供气'] as const),
        ]}
      />
    </SectionCard>
  )
}
