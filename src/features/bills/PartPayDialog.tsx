import { useState } from 'react'
import { go } from '@/routes/go'
import { Dialog, Field } from '@/ui'
import { formatMoney } from '@domain/money'
import { capped, partAmount } from './part-pay'

interface Props {
  billId: string
  totalDue: string
  onClose: () => void
}

export function PartPayDialog({ billId, totalDue, onClose }: Props) {
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const pay = () => {
    const part = partAmount(text, totalDue)
    if (!part.ok) {
      setFault(part.fault)
      return
    }
    onClose()
    return go('/pages/pay/place-order', { bizType: 'BILL', billIds: [billId], amount: part.amount })
  }
  return (
    <Dialog open title='部分缴费' confirmText='去缴费' onCancel={onClose} onConfirm={pay}>
      <div className='bd-part'>
        <Field
          label='缴费金额（元）'
          kind='number'
          value={text}
          autoFocus
          clearable
          placeholder='不低于100.00元'
          hint={`应缴 ${formatMoney(totalDue)}，先抵违约金，再抵本金`}
          {...(fault !== undefined && { error: fault })}
          onChange={(typed) => {
            setFault(undefined)
            setText(capped(typed, totalDue))
          }}
        />
      </div>
    </Dialog>
  )
}
