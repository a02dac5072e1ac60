import { weekday } from '@domain/date'
import { formatDay } from '@domain/date-format'
import { outletServices, outletTypes } from '@domain/statuses/outlet'
import { useToday } from '@/blocks'
import { KeyValue, SectionCard, type FactRow } from '@/ui'
import type { Detail } from '../parts/types'
import './hours.scss'

const DAYS = ['周一', '周二', '周三', '周四', '周五', '周六', '周日']

/** What can be done there, what to bring, and the hours of each day with today marked. */
export function Hours({ of: outlet }: { of: Detail }) {
  const day = useToday()
  const today = weekday(day)
  const address = outlet.district + outlet.address
  const equipped = [outlet.parking && '有停车位', outlet.accessible && '无障碍通道'].filter(Boolean).join('、')
  return (
    <>
      <SectionCard title='网点信息'>
        <KeyValue
          items={[
            ['类型', outletTypes[outlet.outletType]],
            ['地址', address, { copy: address }],
            ['电话', outlet.phone, { copy: outlet.phone }],
            ['可办', outlet.services.map((service) => outletServices[service]).join('、')],
            ['需带', outlet.bring || null],
            ['设施', equipped || null],
            ['排队', queueText(outlet)],
          ]}
        />
      </SectionCard>
      <SectionCard title='营业时间'>
        <KeyValue
          items={[
            ...DAYS.map((name, index): FactRow => {
              const isToday = index + 1 === today
              const label = isToday ? `${name} 今天` : name
              return [label, <span className={isToday ? 'ow-today' : ''}>{outlet.week[index]}</span>]
            }),
            ...outlet.specialDays.map(({ date, hours, note }): FactRow => [
              formatDay(date, day),
              `${hours} ${note}`,
              { key: date },
            ]),
          ]}
        />
      </SectionCard>
    </>
  )
}

/** PO-07: an old count is none. */
function queueText({ waiting, waitingAt }: Detail): string | null {
  if (waiting !== null) return `${waiting}人（${waitingAt?.slice(11, 16) ?? ''}）`
  return waitingAt === null ? null : '排队信息暂不可用'
}
