import { useToday } from '@/blocks'
import { Button, CheckBox, Money, Status } from '@/ui'
import { dueOf, lookOf, partsOf, titleOf, type Bill } from './bill-lines'

export interface BillLineProps {
  bill: Bill
  payable: boolean
  /** Absent: one bill, nothing to choose. */
  tick?: { checked: boolean; onChange: (checked: boolean) => void } | undefined
  /** The payer's own unfinished order holds the bill (AE-40). */
  onOwn?: (() => Promise<void>) | undefined
}

/** One bill of the order: what it costs today, how that comes about, and why it may not be paid now. */
export function BillLine({ bill, payable, tick, onOwn }: BillLineProps) {
  const due = dueOf(bill, useToday())
  const parts = partsOf(bill)
  const title = titleOf(bill)
  const meters = bill.meters.map(({ name }) => name).join('、')
  return (
    <div className={tick ? 'pay-bill pay-bill-ticked' : 'pay-bill'}>
      {tick && (
        <CheckBox
          className='pay-bill-tick'
          checked={tick.checked}
          disabled={!payable}
          onChange={tick.onChange}
          label={title}
        />
      )}
      <div className='pay-bill-body'>
        <div className='pay-ends'>
          <span className='pay-name'>{title}</span>
          <Money value={bill.totalDue} size='xs' />
        </div>
        <div className='pay-ends'>
          <span className='pay-small'>{meters}</span>
          <Status status={payable ? lookOf({ ...bill, locked: null }) : lookOf(bill)} />
        </div>
        <div className={due.danger ? 'pay-small pay-late' : 'pay-small'}>{due.text}</div>
        {parts && (
          <div className='pay-parts'>
            <span>{parts.owed}</span>
            {parts.paid !== '' && <span className='pay-parts-paid'>{parts.paid}</span>}
          </div>
        )}
        {!payable && (
          <div className='pay-held'>
            <span>{onOwn ? '您有未完成的支付单' : (bill.payHint ?? '该账单无需缴费')}</span>
            {onOwn && (
              <Button kind='outline' size='small' onTap={onOwn}>
                去处理
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  )
}
