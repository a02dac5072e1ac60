import type { Row as RowOf } from '@contract'
import { formatMoment } from '@domain/date-format'
import { formatMoney, isNegativeMoney, isZeroMoney } from '@domain/money'
import { matrixGaps, matrixWays } from '@domain/statuses/finance-matrix'
import { channels } from '@domain/statuses/pay-order'
import { invoiceStatus, invoiceTypes } from '@domain/statuses/invoice'
import { useLinks, useToday, type Link } from '@/blocks'
import { Card, DateText, Ends, Item, Money, Row, Status, Tag } from '@/ui'

export type MatrixRow = RowOf<'btwob GET /invoice/matrix'>

/** A bill, or a purchase without one: what it came to, was paid and invoiced with, line by line, and what is missing in words. */
export function MatrixCard({ row }: { row: MatrixRow }) {
  const links = useLinks()
  const main = row.gaps[0]
  const about =
    row.billId === null
      ? links.to('/subPagesB/pages/applyForInvoice/detail', row.tradeNo === null ? undefined : { tradeNo: row.tradeNo })
      : links.to('/pages/my-bill/details/details', { billId: row.billId })
  return (
    <Card flush label={`${row.title} ${row.no}`}>
      <Item onTap={about}>
        <Ends>
          <span className='fs-15 fw-m break'>{row.title}</span>
          <Row gap={4} className='keep'>
            {main && <Status status={matrixGaps[main.gap]} />}
          </Row>
        </Ends>
        <div className='fs-12 t3 break num'>{row.no}</div>
        {row.meterNos.length > 0 && <div className='fs-12 t3 break num'>{`表号 ${row.meterNos.join('、')}`}</div>}
      </Item>
      <Sums row={row} />
      {row.payments.length > 0 && <Payments payments={row.payments} />}
      {row.invoices.map((invoice) => (
        <InvoiceLine
          key={invoice.invoiceId}
          invoice={invoice}
          onTap={links.to('/pages/invoice/invoice-detail', { invoiceId: invoice.invoiceId })}
        />
      ))}
      <Missing row={row} />
    </Card>
  )
}

function Sums({ row }: { row: MatrixRow }) {
  const lines = [
    ...(row.kind === 'BILL' ? [{ label: '账单金额', value: row.billed }] : []),
    ...(isZeroMoney(row.lateFee) ? [] : [{ label: '已缴违约金', value: row.lateFee }]),
    { label: '已缴', value: row.paid },
    { label: '发票净额', value: row.net },
  ]
  return (
    <Item>
      {lines.map(({ label, value }) => (
        <Ends key={label} className='fs-14'>
          <span className='t3'>{label}</span>
          <Money value={value} />
        </Ends>
      ))}
    </Item>
  )
}

function Payments({ payments }: { payments: MatrixRow['payments'] }) {
  const today = useToday()
  return (
    <Item>
      {payments.map(({ way, channel, no, amount, at }, n) => (
        <Ends key={`${no}-${n}`} className='fs-13'>
          <span className='t2 break'>
            {`${channel === null ? matrixWays[way] : channels[channel]}${at === null ? '' : `　${formatMoment(at, today)}`}`}
          </span>
          <Money value={amount} />
        </Ends>
      ))}
    </Item>
  )
}

interface InvoiceLineProps {
  invoice: MatrixRow['invoices'][number]
  onTap: Link | undefined
}

/** Its part for this row; the whole of it where it stands for others as well. */
function InvoiceLine({ invoice, onTap }: InvoiceLineProps) {
  const { color, invoiceNo, invoiceType, amount, grossAmount, issueTime, status, buyerName } = invoice
  return (
    <Item onTap={onTap}>
      <Ends className='fs-13'>
        <span className='num break'>{`${color === 'RED' ? '红字' : invoiceTypes[invoiceType]} ${invoiceNo}`}</span>
        <Money value={amount} />
      </Ends>
      <Ends>
        <span className='fs-12 t3 break'>
          <DateText value={issueTime} /> {buyerName}
        </span>
        {status !== 'N1' && status !== 'N5' && <Status status={invoiceStatus[status]} />}
      </Ends>
      {amount !== grossAmount && <div className='fs-12 t3'>{`合并开票，整张 ${formatMoney(grossAmount)}`}</div>}
    </Item>
  )
}

/** Everything that is missing, each in its colour and in words. */
function Missing({ row: { gaps, note, dueDate, kind } }: { row: MatrixRow }) {
  const open = gaps.filter(({ gap }) => gap !== 'WHOLE' && gap !== 'VOID')
  if (open.length === 0)
    return note === null ? null : (
      <Item>
        <div className='fs-12 t3 break'>{note}</div>
      </Item>
    )
  const owes = open.some(({ gap }) => gap === 'OVERDUE' || gap === 'UNPAID')
  return (
    <Item>
      <Row gap={8} wrap>
        {open.map(({ gap, amount }) => (
          <Tag key={gap} tone={matrixGaps[gap].tone}>
            {amount === null ? matrixGaps[gap].label : `${matrixGaps[gap].label} ${textOf(amount)}`}
          </Tag>
        ))}
      </Row>
      {owes && kind === 'BILL' && dueDate !== null && <div className='fs-12 t3 mt4'>{`缴费截止 ${dueDate}`}</div>}
    </Item>
  )
}

/** A correction that waits is less to be invoiced, and says so. */
const textOf = (amount: string): string =>
  isNegativeMoney(amount) ? `退补 ${formatMoney(amount)}` : formatMoney(amount)
