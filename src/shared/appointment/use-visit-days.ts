import { weekday } from '@domain/date'
import type { AppointSlot, SlotKind } from '@domain/statuses/appointment'
import type { FormField } from '@/blocks'
import { chips } from '@/blocks/form/choice'
import { useRead } from '@/request'

/** When somebody comes: a day and a part of it; '' = not chosen yet. */
export interface Visit {
  date: string
  slot: AppointSlot | ''
}

const WEEK = ['一', '二', '三', '四', '五', '六', '日']

/** Days with free slots, between a first and a last one, and the two fields that choose of them. */
export function useVisitDays(wanted: { kind: SlotKind; from?: string; to?: string }) {
  const read = useRead('default GET /crmgas/serviceTicket/slots', wanted, { freshFor: 0 })
  const days = read.data ?? []
  const fields = ({ date }: Visit): readonly FormField<Visit>[] => [
    {
      key: 'date',
      label: '上门日期',
      kind: chips(
        days.map((day) => ({
          key: day.date,
          label: `${day.date.slice(5)} 周${WEEK[weekday(day.date) - 1]}`,
          disabled: !day.slots.some(({ available }) => available),
        })),
      ),
      required: true,
    },
    {
      key: 'slot',
      label: '时段',
      kind: chips<AppointSlot | ''>(
        (days.find((day) => day.date === date)?.slots ?? []).map(({ slot, label, available }) => ({
          key: slot,
          label: available ? label : `${label} 已约满`,
          disabled: !available,
        })),
      ),
      required: true,
      show: () => date !== '',
    },
  ]
  return { read, fields }
}
