import { serverNow } from '@/platform/time'
import { go } from '@/routes/go'
import type { Tick } from '@/blocks'
import { billLook, billParts, billTitle, metersText } from '@/shared/bill'
import { Ends, Item, Money, Row, Status, Tag } from '@/ui'
import { dateAt } from '@domain/date'
import { billAmount, billDeadline, type Bill } from '../bill-model'

interface Props {
  bill: Bill
  /** Absent: the list has no boxes. */
  tick?: Tick | undefined
}

/** One bill: what for, how much, its state, until when; the amount's parts when there is more to it (visual 6, list item a). */
export function BillRow({ bill, tick }: Props) {
  const deadline = billDeadline(bill, dateAt(serverNow()))
  const parts = billParts(bill)
  const title = billTitle(bill)
  return (
    <Item
      className='bl-row'
      tick={tick && { ...tick, label: title }}
      onTap={() => void go('/pages/my-bill/details/details', { billId: bill.billId })}
    >
      <Ends>
        <div className='fs-15 fw-m break'>{title}</div>
        <Money value={billAmount(bill)} size='xs' />
      </Ends>
      <Ends>
        <div className='fs-12 t3 break'>{metersText(bill.meters)}</div>
        <Row gap={4} className='keep'>
          {bill.transferId !== null && <Tag tone='primary'>电汇中</Tag>}
          <Status status={billLook(bill)} />
        </Row>
      </Ends>
      <div className={deadline.danger ? 'bl-due fs-12 c-danger' : 'bl-due fs-12 t3'}>{deadline.text}</div>
      {parts && (
        <Ends top={8} className='bl-parts sunken fs-12 t2'>
          <div>{parts.owed}</div>
          {parts.paid !== '' && <div className='t3'>{parts.paid}</div>}
        </Ends>
      )}
    </Item>
  )
}
