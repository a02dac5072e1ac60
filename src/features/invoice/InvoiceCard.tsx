import type { Row as RowOf } from '@contract'
import { invoiceStatus, invoiceTypes } from '@domain/statuses/invoice'
import { useLinks } from '@/blocks'
import { Button, DateText, Ends, Item, Money, Row, Status, Tag } from '@/ui'

export type IssuedInvoice = RowOf<'default GET /crmgas/invoice/issuedList'>

interface InvoiceCardProps {
  invoice: IssuedInvoice
  onMail?: (() => void) | undefined
}

/** One invoice of an application, with what can be done with it at once. */
export function InvoiceCard({ invoice, onMail }: InvoiceCardProps) {
  const links = useLinks()
  const { invoiceId, invoiceNo } = invoice
  const acts = [
    { text: '预览', onTap: links(`/subPagesB/pages/reviewPdfImage?invoiceId=${invoiceId}`) },
    { text: '发送', onTap: onMail },
    { text: '详情', onTap: links(`/pages/invoice/invoice-detail?invoiceId=${invoiceId}`) },
  ]
  return (
    <Item>
      <InvoiceFacts invoice={invoice} />
      <Row to='end' gap={4}>
        {acts.map(
          ({ text, onTap }) =>
            onTap && (
              <Button key={text} kind='text' size='small' label={`${text} ${invoiceNo}`} onTap={onTap}>
                {text}
              </Button>
            ),
        )}
      </Row>
    </Item>
  )
}

/** Number, amount, kind, state. */
export function InvoiceFacts({ invoice }: { invoice: IssuedInvoice }) {
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
