import { FormSheet, useFormAct } from '@/blocks'
import type { Statement } from '../settlement-look'
import { disputeInput, emptyObjection, objectionFields, type Objection } from './dispute-form'

interface Props {
  statement: Statement
  onClose: () => void
  onStale: () => Promise<unknown>
}

/** 提出异议: why the customer does not agree (AE-24). */
export function DisputeSheet({ statement, onClose, onStale }: Props) {
  const dispute = useFormAct('energy POST /settlement/dispute', {
    once: true,
    input: (values: Objection) => disputeInput(statement, values),
    at: { '44852': 'images' },
    // The page shows something else by now than the sheet was opened on.
    dialog: ['A2201', 'A2202', 'A2204'],
    stale: onStale,
    ok: '异议已提交',
    done: onClose,
  })
  return (
    <FormSheet<Objection>
      title='提出异议'
      confirmText='提交'
      name={`dispute-${statement.statementId}`}
      values={emptyObjection(statement)}
      fields={(values) => objectionFields(statement, values)}
      {...dispute}
      onClose={onClose}
    />
  )
}
