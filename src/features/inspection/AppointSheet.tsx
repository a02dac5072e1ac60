import { addDays, weekday } from '@domain/date'
import type { AppointSlot, SlotKind } from '@domain/statuses/appointment'
import { FormSheet, useFormAct, useToday, type FormField } from '@/blocks'
import { chips } from '@/blocks/form/choice'
import { useRead } from '@/request'
import { useWxReminders } from '@/shared/wx-reminders'
import { useUser } from '@/stores'
import { ErrorBlock, Sheet, Skeleton } from '@/ui'

interface When {
  date: string
  slot: AppointSlot | ''
  contactName: string
  contactPhone: string
}

interface Props {
  onClose: () => void
  onChanged: () => Promise<void>
}

const WEEK = ['一', '二', '三', '四', '五', '六', '日']
/** IN-10. */
const REINSPECT_DAYS = 7
const START: When = { date: '', slot: '', contactName: '', contactPhone: '' }

/** Days with free slots, and what is left of each. */
function useDays(kind: SlotKind) {
  const today = useToday()
  const to = kind === 'REINSPECT' ? { to: addDays(today, REINSPECT_DAYS) } : {}
  const read = useRead('default GET /crmgas/serviceTicket/slots', { kind, ...to }, { freshFor: 0 })
  const days = read.data ?? []
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
  return { read, fields }
}

/** While the days are not known, or cannot be had. */
function NoDays({
  read,
  title,
  onClose,
}: {
  read: ReturnType<typeof useDays>['read']
  title: string
  onClose: () => void
}) {
  return (
    <Sheet open title={title} onClose={onClose}>
      {read.state === 'error' ? (
        <ErrorBlock small onRetry={() => void read.reload()} />
      ) : (
        <Skeleton kind='block' height={180} />
      )}
    </Sheet>
  )
}

const after =
  ({ onClose, onChanged }: Props) =>
  async () => {
    onClose()
    await onChanged()
  }

/** 预约安检: a planned visit, arranged or moved (IN-02). */
export function PlanSheet(props: Props & { planId: string }) {
  const { planId, onClose } = props
  const { read, fields } = useDays('INSPECTION')
  const nickname = useUser(({ loginUserInfo }) => loginUserInfo?.nickname ?? '')
  const remind = useWxReminders()
  const send = useFormAct('default POST /crmgas/inspection/appoint', {
    once: true,
    input: async ({ date, slot, contactName, contactPhone }: When) => {
      if (slot === '') return null
      await remind(['SERVICE'])
      return { planId, date, slot, contactName: contactName.trim(), contactPhone }
    },
    at: { '2901': 'date' },
    dialog: ['44104', '44311'],
    ok: '预约成功',
    done: after(props),
    stale: (error) => (error.is('44311') ? after(props)() : read.reload()),
  })
  if (read.data === undefined) return <NoDays read={read} title='预约安检' onClose={onClose} />
  const contact: readonly FormField<When>[] = [
    { key: 'contactName', label: '联系人', kind: 'text', required: true, maxLength: 20 },
    { key: 'contactPhone', label: '联系电话', kind: 'phone', required: true },
  ]
  return (
    <FormSheet<When>
      title='预约安检'
      confirmText='提交'
      values={{ ...START, contactName: nickname.slice(0, 20) }}
      fields={(values) => [...fields(values), ...contact]}
      onClose={onClose}
      {...send}
    />
  )
}

/** 预约复查 of a submitted fix (IN-10). */
export function ReinspectSheet(props: Props & { hazardId: string; version: number }) {
  const { hazardId, version, onClose } = props
  const { read, fields } = useDays('REINSPECT')
  const remind = useWxReminders()
  const send = useFormAct('default POST /crmgas/inspection/hazard/appoint', {
    once: true,
    input: async ({ date, slot }: When) => {
      if (slot === '') return null
      await remind(['SERVICE'])
      return { hazardId, version, date, slot }
    },
    at: { '2901': 'date' },
    dialog: ['44104', '2904'],
    ok: '复查预约成功',
    done: after(props),
    stale: (error) => (error.is('44104') ? read.reload() : after(props)()),
  })
  if (read.data === undefined) return <NoDays read={read} title='预约复查' onClose={onClose} />
  return (
    <FormSheet<When> title='预约复查' confirmText='提交' values={START} fields={fields} onClose={onClose} {...send} />
  )
}
