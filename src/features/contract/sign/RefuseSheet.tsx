import { FormSheet, useFormAct, type FormField } from '@/blocks'

interface Reason {
  reason: string
}

const tooShort = (text: string) => (text.trim().length < 5 ? '请填写5-200字的拒签原因' : undefined)

const FIELDS: readonly FormField<Reason>[] = [
  {
    key: 'reason',
    label: '拒签原因',
    kind: 'textarea',
    required: true,
    maxLength: 200,
    counter: true,
    checks: [tooShort],
  },
]

interface Props {
  taskId: string
  onClose: () => void
  onChanged: () => Promise<void>
}

/** C-08. */
export function RefuseSheet({ taskId, onClose, onChanged }: Props) {
  const refuse = useFormAct('default POST /crmgas/contract/sign/refuse', {
    once: true,
    ask: '拒签后该合同将失效，需重新发起。确认拒签？',
    input: ({ reason }: Reason) => ({ taskId, reason: reason.trim() }),
    stale: onChanged,
    done: async () => {
      onClose()
      await onChanged()
    },
  })
  return (
    <FormSheet
      name={`refuse-${taskId}`}
      title='拒签'
      confirmText='拒签'
      values={{ reason: '' }}
      fields={FIELDS}
      onClose={onClose}
      {...refuse}
    />
  )
}
