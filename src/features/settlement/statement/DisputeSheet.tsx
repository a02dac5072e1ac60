import { FormSheet } from '@/blocks'
import { useWrite } from '@/request'
import { alert, toast } from '@/ui'
import type { Statement } from '../settlement-look'
import { disputeInput, emptyObjection, objectionFields, type Objection } from './dispute-form'

interface Props {
  statement: Statement
  onClose: () => void
  onStale: () => Promise<unknown>
}

/** 提出异议: why the customer does not agree (AE-24). */
export function DisputeSheet({ statement, onClose, onStale }: Props) {
  const dispute = useWrite('energy POST /settlement/dispute', {
    once: true,
    handles: ['2901', '44852', 'A2201', 'A2202', 'A2204'],
  })
  return (
    <FormSheet<Objection>
      title='提出异议'
      confirmText='提交'
      name={`dispute-${statement.statementId}`}
      values={emptyObjection(statement)}
      fields={(values) => objectionFields(statement, values)}
      faultsAt={{ '44852': 'images' }}
      onRefused={async (refused) => {
        // The page shows something else by now than the sheet was opened on.
        if (!refused.is('A2201', 'A2202', 'A2204')) return false
        await alert(refused.message, { title: '提示', cancelText: null })
        await onStale()
        return true
      }}
      onSubmit={async (values) => {
        await dispute.run(disputeInput(statement, values))
        toast('异议已提交', { icon: 'success' })
        onClose()
      }}
      onClose={onClose}
    />
  )
}
