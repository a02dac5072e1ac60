import { FormSheet, useFormAct, type FormField } from '@/blocks'
import { choice } from '@/blocks/form/choice'

interface Key {
  ticketId: string
  version: number
}

interface SheetProps {
  of: Key
  onClose: () => void
  onDone: () => Promise<void>
}

const REASONS = ['已自行解决', '信息填错', '不再需要', '其他'] as const
type Cancelling = { reason: (typeof REASONS)[number] | ''; text: string }

const CANCEL_FIELDS: readonly FormField<Cancelling>[] = [
  {
    key: 'reason',
    label: '撤销原因',
    kind: choice<Cancelling['reason']>(REASONS.map((key) => ({ key, label: key }))),
    required: true,
  },
  {
    key: 'text',
    label: '补充说明',
    kind: 'textarea',
    maxLength: 150,
    counter: true,
    required: true,
    show: ({ reason }) => reason === '其他',
  },
]

/** 撤销工单: why it is called off. */
export function CancelSheet({ of: { ticketId, version }, onClose, onDone }: SheetProps) {
  const send = useFormAct('default POST /crmgas/serviceTicket/cancel', {
    input: ({ reason, text }: Cancelling) => ({
      ticketId,
      version,
      reason: reason === '其他' ? `其他：${text.trim()}` : reason,
    }),
    ok: '工单已撤销',
    done: async () => {
      onClose()
      await onDone()
    },
    stale: onDone,
  })
  const values: Cancelling = { reason: '', text: '' }
  return (
    <FormSheet
      name={`cancel-${ticketId}`}
      title='撤销工单'
      confirmText='撤销'
      values={values}
      fields={CANCEL_FIELDS}
      {...send}
      onClose={onClose}
    />
  )
}

type Unsolved = { reason: string }
const tooShort = (text: string) => (text.trim().length < 5 ? '至少填写5个字' : undefined)
const UNSOLVED_FIELDS: readonly FormField<Unsolved>[] = [
  {
    key: 'reason',
    label: '哪里没有解决',
    kind: 'textarea',
    required: '请填写内容',
    maxLength: 200,
    counter: true,
    checks: [tooShort],
  },
]

/** 未解决: the ticket goes on, with a new end. */
export function UnsolvedSheet({ of: { ticketId, version }, onClose, onDone }: SheetProps) {
  const send = useFormAct('default POST /crmgas/serviceTicket/confirm', {
    input: ({ reason }: Unsolved) => ({ ticketId, version, solved: false, reason: reason.trim() }),
    dialog: ['44107'],
    ok: '已重新处理',
    done: async () => {
      onClose()
      await onDone()
    },
    stale: onDone,
  })
  return (
    <FormSheet
      name={`unsolved-${ticketId}`}
      title='问题未解决'
      confirmText='提交'
      values={{ reason: '' }}
      fields={UNSOLVED_FIELDS}
      {...send}
      onClose={onClose}
    />
  )
}
