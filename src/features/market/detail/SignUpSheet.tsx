import { MOST_ATTENDEES } from '@domain/statuses/activity-sign-up'
import { isPhone, NAME_EMPTY, PHONE_WRONG } from '@domain/validate'
import { FormSheet, useFormAct, type FormField } from '@/blocks'
import { chips } from '@/blocks/form/choice'
import { useWxReminders } from '@/shared/wx-reminders'
import { useUser } from '@/stores'
import { alert, confirm } from '@/ui'
import type { Activity } from './ActivityView'

interface Values {
  attendees: string
  contactName: string
  contactPhone: string
}

const COUNTS = Array.from({ length: MOST_ATTENDEES }, (_none, index) => String(index + 1))

const FIELDS: readonly FormField<Values>[] = [
  { key: 'attendees', label: '人数', kind: chips(COUNTS.map((key) => ({ key, label: `${key} 人` }))), required: true },
  {
    key: 'contactName',
    label: '姓名',
    required: NAME_EMPTY,
    maxLength: 20,
    checks: [(name) => (name.trim().length < 2 ? NAME_EMPTY : undefined)],
  },
  {
    key: 'contactPhone',
    label: '手机号',
    kind: 'digits',
    required: true,
    maxLength: 11,
    checks: [(phone) => (isPhone(phone) ? undefined : PHONE_WRONG)],
  },
]

interface SheetProps {
  activity: Activity
  onClose: () => void
  onChanged: () => Promise<void>
}

/** 立即报名, or a place in the line where the seats do not suffice (E-M-20). */
export function SignUpSheet({ activity: { activityId, quota, quotaUsed }, onClose, onChanged }: SheetProps) {
  const user = useUser(({ loginUserInfo }) => loginUserInfo)
  const remind = useWxReminders()
  const left = Math.max(0, (quota ?? 0) - (quotaUsed ?? 0))
  const send = useFormAct('default POST /crmgas/market/activity/signUp', {
    once: true,
    input: async ({ attendees, contactName, contactPhone }: Values) => {
      const count = Number(attendees)
      if (count > left && !(await mayWait(left))) return null
      await remind(['HYQ'])
      return {
        activityId,
        attendees: count,
        contactName: contactName.trim(),
        contactPhone,
        ...(count > left && { waits: true }),
      }
    },
    dialog: ['E1020', 'E1021', 'E1022', 'E1023', 'E1024', 'E1025'],
    done: async ({ status, checkInCode, ahead }) => {
      onClose()
      await (status === 'waiting'
        ? alert(`您前面还有 ${ahead ?? 0} 个候补，有名额时自动转为已报名并通知您`, {
            title: '已加入候补',
            cancelText: null,
          })
        : alert(`签到码 ${checkInCode ?? ''}，入场时出示`, { title: '报名成功', cancelText: null }))
      await onChanged()
    },
    stale: onChanged,
  })
  const values: Values = {
    attendees: '1',
    contactName: user?.nickname ?? '',
    contactPhone: user?.username ?? '',
  }
  return (
    <FormSheet<Values>
      name={`sign-up-${activityId}`}
      title={left > 0 ? '立即报名' : '候补报名'}
      confirmText='提交'
      values={values}
      fields={FIELDS}
      head={() => (
        <div className='gutter mb8 fs-13 t3'>{left > 0 ? `剩余 ${left} 个名额` : '名额已满，可排队候补'}</div>
      )}
      {...send}
      onClose={onClose}
    />
  )
}

const mayWait = (left: number): Promise<boolean> =>
  confirm({
    title: '名额不足',
    content: `剩余 ${left} 个名额，是否排队候补？有名额时自动转为已报名并通知您`,
    confirmText: '候补',
  })
