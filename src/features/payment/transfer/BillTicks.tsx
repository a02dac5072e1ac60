import { formatMonth } from '@domain/date-format'
import { billTypes } from '@domain/statuses/bill'
import type { Kind } from '@/blocks'
import { Fault } from '@/blocks'
import { Card, Ends, Item, Money } from '@/ui'
import { dueOf, type Init } from './transfer-form'

/** The bills that are to be paid; choosing among them sets the amount to what they cost. */
export const billTicks = (init: Init): Kind<readonly string[]> => ({
  empty: () => '请选择账单',
  draw: ({ id, label, value, onChange, error, form }) => {
    const tick = (billId: string, on: boolean) => {
      const next = init.bills.map((bill) => bill.billId).filter((one) => (one === billId ? on : value.includes(one)))
      onChange(next)
      form.change({ amount: dueOf(init, next) })
    }
    return (
      <div id={id}>
        <Card flush label={label}>
          {init.bills.map((bill) => (
            <BillTick
              key={bill.billId}
              bill={bill}
              on={value.includes(bill.billId)}
              onTick={(on) => tick(bill.billId, on)}
            />
          ))}
        </Card>
        <Fault text={error} />
      </div>
    )
  },
})

interface BillTickProps {
  bill: Init['bills'][number]
  on: boolean
  onTick: (on: boolean) => void
}

/** A bill that somebody is paying may be chosen all the same: what the transfer finds paid goes to the balance (AE-74). */
function BillTick({ bill, on, onTick }: BillTickProps) {
  const title = `${formatMonth(bill.billMonth)} ${billTypes[bill.billType]}`
  return (
    <Item tick={{ checked: on, onChange: onTick, label: title }}>
      <Ends>
        <span className='fs-15 fw-m break'>{title}</span>
        <Money value={bill.totalDue} size='xs' />
      </Ends>
      <div className='fs-12 t3 break'>
        {bill.payHint ?? (bill.overdueDays > 0 ? `已逾期 ${bill.overdueDays} 天` : `应缴日 ${bill.dueDate}`)}
      </div>
    </Item>
  )
}
