import { FormSheet, useFormAct, type FormField } from '@/blocks'
import { chips } from '@/blocks/form/choice'

interface Act {
  result: 'SIGN' | 'REFUSE'
  smsCode: string
}

const FIELDS: readonly FormField<Act>[] = [
  {
    key: 'result',
    label: '签署人',
    kind: chips([
      { key: 'SIGN', label: '签署' },
      { key: 'REFUSE', label: '拒签' },
    ]),
    required: true,
  },
  { key: 'smsCode', label: '平台验证码', kind: 'digits', maxLength: 6, show: ({ result }) => result === 'SIGN' },
]

interface Props {
  taskId: string
  onClose: () => void
  onChanged: () => Promise<void>
}

/** The page of the embedded provider of signatures, which the demo world has in the place of a real one's. */
export function SandboxSheet({ taskId, onClose, onChanged }: Props) {
  const act = useFormAct('default POST /crmgas/contract/sign/sandbox', {
    input: ({ result, smsCode }: Act) => ({ taskId, result, ...(result === 'SIGN' && { smsCode }) }),
    at: { '2002': 'smsCode' },
    dialog: ['2003', '2998'],
    stale: onChanged,
    done: async () => {
      onClose()
      await onChanged()
    },
  })
  return (
    <FormSheet
      name={`sandbox-${taskId}`}
      title='电子签沙箱'
      confirmText='确定'
      values={{ result: 'SIGN', smsCode: '' }}
      fields={FIELDS}
      onClose={onClose}
      {...act}
    />
  )
}
