import { FieldList, useFields } from '@/blocks'
import { go } from '@/routes/go'
import { Dialog } from '@/ui'
import { formatMoney } from '@domain/money'
import { partFault, PROBLEMS } from './part-pay'

interface Props {
  billId: string
  totalDue: string
  onClose: () => void
}

export function PartPayDialog({ billId, totalDue, onClose }: Props) {
  const form = useFields({
    name: `part-${billId}`,
    values: { amount: '' },
    fields: [
      {
        key: 'amount',
        label: '缴费金额（元）',
        kind: 'number',
        required: PROBLEMS.EMPTY,
        autoFocus: true,
        clearable: true,
        placeholder: '不低于100.00元',
        hint: `应缴 ${formatMoney(totalDue)}，先抵违约金，再抵本金`,
        checks: [(text) => partFault(text, totalDue)],
      },
    ],
    onSubmit: ({ amount }) => {
      onClose()
      return go('/pages/pay/place-order', { bizType: 'BILL', billIds: [billId], amount })
    },
  })
  return (
    <Dialog open title='部分缴费' confirmText='去缴费' onCancel={onClose} onConfirm={form.submit}>
      <div className='left'>
        <FieldList of={form} />
      </div>
    </Dialog>
  )
}
