import { addDays } from '@domain/date'
import { FormSheet, useFormAct, useToday, type FormField } from '@/blocks'
import { NoVisitDays, useVisitDays, type Visit } from '@/shared/appointment'
import { useWxReminders } from '@/shared/wx-reminders'
import { useUser } from '@/stores'

interface When extends Visit {
  contactName: string
  contactPhone: string
}

interface Props {
  onClose: () => void
  onChanged: () => Promise<void>
}

const REINSPECT_DAYS = 7
const START: When = { date: '', slot: '', contactName: '', contactPhone: '' }

const after =
  ({ onClose, onChanged }: Props) =>
  async () => {
    onClose()
    await onChanged()
  }

/** 预约安检: a planned visit, arranged or moved (IN-02), in its term (IN-01); without `dueFrom` that has begun. */
export function PlanSheet(props: Props & { planId: string; dueFrom?: string }) {
  const { planId, dueFrom, onClose } = props
  const { read, fields } = useVisitDays({ kind: 'INSPECTION', ...(dueFrom !== undefined && { from: dueFrom }) })
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
  if (read.data === undefined) return <NoVisitDays read={read} title='预约安检' onClose={onClose} />
  const contact: readonly FormField<When>[] = [
    { key: 'contactName', label: '联系人', kind: 'text', required: true, maxLength: 20 },
    { key: 'contactPhone', label: '联系电话', kind: 'phone', required: true },
  ]
  return (
    <FormSheet<When>
      name={`appoint-${planId}`}
      title='预约安检'
      confirmText='提交'
      values={{ ...START, contactName: nickname.slice(0, 20) }}
      fields={(values) => [...fields(values), ...contact]}
      onClose={onClose}
      {...send}
    />
  )
}

/** 预约复查 of a submitted fix, within a week (IN-10). */
export function ReinspectSheet(props: Props & { hazardId: string; version: number }) {
  const { hazardId, version, onClose } = props
  const today = useToday()
  const { read, fields } = useVisitDays({ kind: 'REINSPECT', to: addDays(today, REINSPECT_DAYS) })
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
  if (read.data === undefined) return <NoVisitDays read={read} title='预约复查' onClose={onClose} />
  return (
    <FormSheet<When>
      name={`reinspect-${hazardId}`}
      title='预约复查'
      confirmText='提交'
      values={START}
      fields={fields}
      onClose={onClose}
      {...send}
    />
  )
}
