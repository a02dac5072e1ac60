import { useToday, type Tick } from '@/blocks'
import { Button, Ends, Item, Money, Status } from '@/ui'
import { billDue, billLook, billParts, billTitle } from '@/shared/bill'
import type { Bill } from './bill-order'
import './bill.scss'

export interface BillLineProps {
  bill: Bill
  payable: boolean
  /** Absent: one bill, nothing to choose. */
  tick?: Tick | undefined
  /** The payer's own unfinished order holds the bill (AE-40). */
  onOwn?: (() => Promise<void>) | undefined
}

/** One bill of the order: what it costs today, how that comes about, and why it may not be paid now. */
export function BillLine({ bill, payable, tick, onOwn }: BillLineProps) {
  const due = billDue(bill, useToday())
  const parts = billParts(bill)
  const title = billTitle(bill)
  const meters = bill.meters.map(({ name }) => name).join('、')
  return (
    <Item className='pay-bill' tick={tick && { ...tick, label: title }}>
      <Ends>
        <span className='fs-15 fw-m break'>{title}</span>
        <Money value={bill.totalDue} size='xs' />
      </Ends>
      <Ends>
        <span className='fs-12 t3 break'>{meters}</span>
        <Status status={payable ? billLook({ ...bill, locked: null }) : billLook(bill)} />
      </Ends>
      <div className={due.danger ? 'fs-12 t3 break c-danger' : 'fs-12 t3 break'}>{due.text}</div>
      {parts && (
        <Ends className='sunken mt8 fs-12 t2'>
          <span>{parts.owed}</span>
          {parts.paid !== '' && <span className='t3'>{parts.paid}</span>}
        </Ends>
      )}
      {!payable && (
        <Ends top={8} className='po-held fs-12'>
          <span>{onOwn ? '您有未完成的支付单' : (bill.payHint ?? '该账单无需缴费')}</span>
          {onOwn && (
            <Button kind='outline' size='small' onTap={onOwn}>
              去处理
            </Button>
          )}
        </Ends>
      )}
    </Item>
  )
}
