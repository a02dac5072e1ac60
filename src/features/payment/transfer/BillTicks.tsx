import { formatMonth } from '@domain/date-format'
import { billTypes } from '@domain/statuses/bill'
import { Fault, selectionOfKeys, type Kind, type Tick } from '@/blocks'
import { Ends, Item, Money } from '@/ui'
import { dueOf, type Init } from './transfer-form'

/** The bills that are to be paid; choosing among them sets the amount to what they cost. */
export const billTicks = (init: Init): Kind<readonly string[]> => ({
  empty: () => '请选择账单',
  draw: ({ id, label, value, onChange, error, form }) => {
    const { tickOf } = selectionOfKeys(
      init.bills,
      ({ billId }) => billId,
      value,
      (billIds) => {
        onChange(billIds)
        form.change({ amount: dueOf(init, billIds) })
      },
    )
    return (
      <div id={id}>
        <div className='to-edge mb12' role='group' aria-label={label}>
          {init.bills.map((bill) => (
            <BillTick key={bill.billId} bill={bill} tick={tickOf(bill)} />
          ))}
        </div>
        <Fault text={error} />
      </div>
    )
  },
})

interface BillTickProps {
  bill: Init['bills'][number]
  tick: Tick
}

/** A bill with a payment under way may be chosen all the same: what the transfer finds paid goes to the balance (AE-74). */
function BillTick({ bill, tick }: BillTickProps) {
  const title = `${formatMonth(bill.billMonth)} ${billTypes[bill.billType]}`
  return (
    <Item tick={{ ...tick, label: title }}>
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
