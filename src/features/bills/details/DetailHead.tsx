import { Button, Card, Ends, Figures, Money, Row, Status } from '@/ui'
import { useAct } from '@/blocks'
import { AgeLine } from '@/shared/age'
import { BilledVolume, billLook, isOpen, PackagePart } from '@/shared/bill'
import { showFile } from '@/shared/file'
import { serverNow } from '@/platform/time'
import { dateAt } from '@domain/date'
import { formatDay } from '@domain/date-format'
import { formatMoney, isPositiveMoney } from '@domain/money'
import { isZeroVolume } from '@domain/volume'
import { isOwing } from '@domain/statuses/bill'
import { billAmount, capText, lateFeeText } from '../bill-model'
import type { BillDetail } from './bill-facts'

/** One number, its state, and how a late fee comes about (AE-36). */
export function DetailHead({ bill }: { bill: BillDetail }) {
  const { lateFee } = bill
  const today = dateAt(serverNow())
  return (
    <Card>
      <Ends>
        <div className='fs-13 t3'>{isOpen(bill) ? '应缴金额' : '账单金额'}</div>
        <Status status={billLook(bill)} />
      </Ends>
      <Money value={billAmount(bill)} size='l' />
      {bill.netAmount !== null && bill.taxAmount !== null && (
        <Row wrap gap={12} top={4} className='fs-12 t3 num'>
          {[
            `账单 ${formatMoney(bill.receivable)}`,
            `不含税 ${formatMoney(bill.netAmount)}`,
            `税额 ${formatMoney(bill.taxAmount)}`,
          ].map((part) => (
            <span key={part} className='nowrap'>
              {part}
            </span>
          ))}
        </Row>
      )}
      {isOwing(bill.state) && isPositiveMoney(lateFee.amount) && (
        <Ends top={8} className='sunken fs-12 t2 num'>
          <div>{lateFeeText(lateFee)}</div>
          {lateFee.capped && <div className='t3'>{capText(bill)}</div>}
          {isPositiveMoney(bill.lateFeeWaived) && <div className='t3'>已减免 {formatMoney(bill.lateFeeWaived)}</div>}
        </Ends>
      )}
      <div className='hr' />
      <Figures
        items={[
          {
            label: '计费气量',
            value: <BilledVolume bill={bill} />,
          },
          {
            label: '应缴日',
            value: (
              <span className={bill.overdueDays > 0 ? 'c-danger' : undefined}>{formatDay(bill.dueDate, today)}</span>
            ),
          },
        ]}
      />
      {!isZeroVolume(bill.packageVolume) && (
        <div className='fs-12 t3 mt8'>
          <PackagePart bill={bill} />
        </div>
      )}
      <AgeLine of={bill} className='mt8' />
      <BillPdf billId={bill.billId} />
    </Card>
  )
}

/** The bill as a document; what proves a payment of it lies with the payment. */
function BillPdf({ billId }: Pick<BillDetail, 'billId'>) {
  const { busy, run } = useAct('default GET /crmgas/bill/pdf', { done: ({ url, fileName }) => showFile(url, fileName) })
  return (
    <Button block kind='plain' icon='pdf' className='mt16' loading={busy} onTap={() => run({ billId })}>
      账单 PDF
    </Button>
  )
}
