import type { Row as RowOf } from '@contract'
import { useLinks } from '@/blocks'
import { InvoiceFacts } from '@/shared/invoice'
import { Button, Item, Row } from '@/ui'

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
    { text: '预览', onTap: links.to('/subPagesB/pages/reviewPdfImage', { invoiceId }) },
    { text: '发送', onTap: onMail },
    { text: '详情', onTap: links.to('/pages/invoice/invoice-detail', { invoiceId }) },
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
