import type { Row } from '@contract'
import { formatMoment } from '@domain/date-format'
import { newInvoiceTypes } from '@domain/statuses/invoice'
import { applyEntries, invoiceApplyStatus } from '@domain/statuses/invoice-apply'
import { useToday } from '@/blocks'
import { go } from '@/routes/go'
import { Ends, Item, Money, Row as Line, Status, Tag } from '@/ui'

export type Application = Row<'default GET /crmgas/invoice/applyList'>

/** One application: buyer, amount, progress, applicant. */
export function ApplyRow({ apply }: { apply: Application }) {
  const today = useToday()
  const { applyId, invoiceType, invoiceCount, applicant, submittedAt, failReason, status } = apply
  return (
    <Item onTap={() => void go('/subPagesB/pages/applyForInvoice/invoiceDetails', { applyId })}>
      <Ends>
        <span className='fs-15 fw-m break'>{apply.buyerName}</span>
        <Money value={apply.grossTotal} size='xs' />
      </Ends>
      <Ends>
        <Line gap={8} wrap>
          <span className='fs-12 t3'>{`${newInvoiceTypes[invoiceType]} ${invoiceCount}张`}</span>
          {(apply.sourceEntry === 'REISSUE' || apply.sourceEntry === 'AUTO') && (
            <Tag kind='outline'>{applyEntries[apply.sourceEntry]}</Tag>
          )}
        </Line>
        <Status status={invoiceApplyStatus[status]} />
      </Ends>
      <div className='fs-12 t3 break'>{`${formatMoment(submittedAt, today)} · ${applicant}`}</div>
      {failReason !== null && (
        <div className={`fs-12 break ${status === 'A3' ? 'c-danger' : 'c-warning'}`}>{failReason}</div>
      )}
    </Item>
  )
}
