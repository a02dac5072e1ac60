import { serverNow } from '@/platform/time'
import { go } from '@/routes/go'
import { CheckBox, Money, Status } from '@/ui'
import { dateAt } from '@domain/date'
import { billAmount, billDeadline, billLook, billParts, billTitle, metersText, type Bill } from '../bill-view'

interface Props {
  bill: Bill
  /** Absent: the list has no boxes. */
  tick?: { checked: boolean; onChange: (checked: boolean) => void } | undefined
}

/** One bill: what for, how much, how it stands, until when; the amount's parts when there is more to it (visual 6, list item a). */
export function BillRow({ bill, tick }: Props) {
  const deadline = billDeadline(bill, dateAt(serverNow()))
  const parts = billParts(bill)
  const title = billTitle(bill)
  return (
    <div className='bl-row'>
      {tick && (
        <CheckBox
          checked={tick.checked}
          disabled={!bill.canPay}
          onChange={tick.onChange}
          label={title}
          className='bl-tick'
        />
      )}
      <button
        type='button'
        className={tick ? 'bl-body' : 'bl-body bl-body-wide'}
        onClick={() => void go('/pages/my-bill/details/details', { billId: bill.billId })}
      >
        <div className='bl-line'>
          <div className='bl-title'>{title}</div>
          <Money value={billAmount(bill)} size='xs' />
        </div>
        <div className='bl-line mt4'>
          <div className='bl-meters'>{metersText(bill.meters)}</div>
          <Status status={billLook(bill)} />
        </div>
        <div className={deadline.danger ? 'bl-due c-danger' : 'bl-due'}>{deadline.text}</div>
        {parts && (
          <div className='bl-parts'>
            <div>{parts.owed}</div>
            {parts.paid !== '' && <div className='t3'>{parts.paid}</div>}
          </div>
        )}
      </button>
    </div>
  )
}
