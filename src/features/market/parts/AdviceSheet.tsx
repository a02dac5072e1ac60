import type { In } from '@contract'
import { isPhone, NAME_EMPTY, PHONE_WRONG } from '@domain/validate'
import { FormSheet, useFormAct, useToday, type FormField } from '@/blocks'
import { keptShareCode } from '@/shared/share-visit'
import { useWxReminders } from '@/shared/wx-reminders'
import { useUser } from '@/stores'
import { LEAD_DIALOG, showLead, showLeadRefusal } from './lead-answer'

type Submit = In<'demand POST /lead/submit'>
export interface AdviceAbout extends Pick<Submit, 'targetType' | 'targetId' | 'source'> {
  /** Shown on top: what is asked about. */
  name?: string
}

interface Values {
  contactName: string
  contactPhone: string
  description: string
}

const FIELDS: readonly FormField<Values>[] = [
  { key: 'contactName', label: '姓名', required: NAME_EMPTY, maxLength: 20, checks: [tooShort] },
  {
    key: 'contactPhone',
    label: '手机号',
    kind: 'digits',
    required: true,
    maxLength: 11,
    checks: [(phone) => (isPhone(phone) ? undefined : PHONE_WRONG)],
  },
  { key: 'description', label: '说明', kind: 'textarea', maxLength: 300, counter: true },
]

function tooShort(name: string): string | undefined {
  return name.trim().length < 2 ? NAME_EMPTY : undefined
}

/** 咨询顾问 (E 6.6, 6.7): advice about buying gas; nothing to choose from, nothing to pay. */
export function AdviceSheet({ about: { name, ...about }, onClose }: { about: AdviceAbout; onClose: () => void }) {
  const today = useToday()
  const remind = useWxReminders()
  const user = useUser(({ loginUserInfo }) => loginUserInfo)
  const send = useFormAct('demand POST /lead/submit', {
    once: true,
    input: async (values: Values) => {
      await remind(['LEAD'])
      return {
        ...about,
        quantity: 1,
        contactName: values.contactName.trim(),
        contactPhone: values.contactPhone,
        description: values.description.trim(),
        ...keptShareCode(),
      }
    },
    dialog: LEAD_DIALOG,
    tell: showLeadRefusal,
    done: async (lead) => {
      onClose()
      await showLead(lead, today)
    },
  })
  return (
    <FormSheet<Values>
      name={`advice-${about.targetId}`}
      title='咨询顾问'
      confirmText='提交'
      values={{ contactName: user?.nickname ?? '', contactPhone: user?.username ?? '', description: '' }}
      fields={FIELDS}
      head={() => (
        <div className='gutter mb8 fs-13 t3'>
          {name !== undefined && <div className='fs-15 fw-m t1 mb4 break'>{name}</div>}
          提交即同意顾问通过以上方式联系您
        </div>
      )}
      {...send}
      onClose={onClose}
    />
  )
}
