import type { Row as RowOf } from '@contract'
import { invoiceStatus, invoiceTypes } from '@domain/statuses/invoice'
import { DateText, Ends, Money, Row, Status, Tag } from '@/ui'

type Shown = Pick<
  RowOf<'default GET /crmgas/invoice/issuedList'>,
  'invoiceNo' | 'grossAmount' | 'issueTime' | 'invoiceType' | 'color' | 'status'
>

/** Number, amount, kind, state. */
export function InvoiceFacts({ invoice }: { invoice: Shown }) {
  return (
    <>
      <Ends>
        <span className='fs-15 fw-m num break'>{invoice.invoiceNo}</span>
        <Money value={invoice.grossAmount} size='xs' />
      </Ends>
      <Ends>
        <Row gap={8} wrap>
          <span className='fs-12 t3'>
            <DateText value={invoice.issueTime} /> {invoiceTypes[invoice.invoiceType]}
          </span>
          {invoice.color === 'RED' && <Tag kind='outline'>红字</Tag>}
        </Row>
        <Status status={invoiceStatus[invoice.status]} />
      </Ends>
    </>
  )
}
