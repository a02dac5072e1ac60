import { characters } from '@domain/text'
import { FormSheet, type FormField } from '@/blocks'
import { Chips } from '@/ui'

const QUICK = ['非本单位人员', '信息有误', '其他'].map((key) => ({ key, label: key }))

interface Values {
  reason: string
}

/** SA-01: a reason of 2 to 100 characters. */
const FIELDS: readonly FormField<Values>[] = [
  {
    key: 'reason',
    label: '驳回原因',
    kind: 'textarea',
    required: true,
    maxLength: 100,
    counter: true,
    placeholder: '将告知申请人',
    checks: [(text) => (characters(text.trim()) < 2 ? '请填写驳回原因' : undefined)],
  },
]

interface RejectSheetProps {
  bindingId: string
  onClose: () => void
  /** Answers false: nothing was decided. */
  onReject: (reason: string) => Promise<unknown>
}

/** 驳回 of one application. */
export const RejectSheet = ({ bindingId, onClose, onReject }: RejectSheetProps) => (
  <FormSheet<Values>
    name={`reject-${bindingId}`}
    title='驳回申请'
    confirmText='确认驳回'
    values={{ reason: '' }}
    fields={FIELDS}
    onSubmit={({ reason }) => onReject(reason.trim())}
    onClose={onClose}
    head={(form) => (
      <Chips
        label='常用原因'
        items={QUICK}
        active={null}
        onChange={(text) => form.change({ reason: text === '其他' ? '' : text })}
      />
    )}
  />
)
