import { weekday } from '@domain/date'
import type { AppointSlot } from '@domain/statuses/appointment'
import { FormSheet, useFormAct, type FormField } from '@/blocks'
import { chips } from '@/blocks/form/choice'
import { useRead } from '@/request'
import { ErrorBlock, Sheet, Skeleton } from '@/ui'

interface When {
  date: string
  slot: AppointSlot | ''
}

interface Props {
  projectId: string
  onClose: () => void
  onChanged: () => Promise<void>
}

const WEEK = ['一', '二', '三', '四', '五', '六', '日']

/** 勘察改期: to a day and a slot that are free (PJ-13). */
export function VisitSheet({ projectId, onClose, onChanged }: Props) {
  const read = useRead('default GET /crmgas/serviceTicket/slots', { kind: 'APPLY' }, { freshFor: 0 })
  const days = read.data ?? []
  const send = useFormAct('job POST /customer/node/changeExploration', {
    once: true,
    input: ({ date, slot }: When) => (slot === '' ? null : { projectId, date, slot }),
    at: { '2901': 'date' },
    dialog: ['44104', '44606', '44605'],
    ok: '勘察已改期',
    done: onChanged,
    stale: (error) => (error.is('44104') ? read.reload() : onChanged()),
  })
  if (read.data === undefined)
    return (
      <Sheet open title='勘察改期' onClose={onClose}>
        {read.error ? (
          <ErrorBlock small text={read.error.message} onRetry={() => void read.reload()} />
        ) : (
          <Skeleton height={180} />
        )}
      </Sheet>
    )
  const fields = ({ date }: When): readonly FormField<When>[] => [
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
  return (
    <FormSheet<When>
      title='勘察改期'
      confirmText='提交'
      values={{ date: '', slot: '' }}
      fields={fields}
      onClose={onClose}
      {...send}
    />
  )
}
