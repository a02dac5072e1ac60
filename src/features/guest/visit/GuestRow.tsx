import type { Row as RowOf } from '@contract'
import { formatMonth } from '@domain/date-format'
import { go } from '@/routes/go'
import { AgeWords, EstimateMark } from '@/shared/age'
import { BilledVolume, billLook, billTitle, metersText, PackagePart } from '@/shared/bill'
import { InvoiceFacts } from '@/shared/invoice'
import { Ends, Item, Money, Percent, Status, Volume } from '@/ui'
import { GUEST } from './place'

type Bill = RowOf<'btwob POST /guest/bills'>
type Invoice = RowOf<'btwob POST /guest/invoices'>
type Usage = RowOf<'btwob POST /guest/usage'>
export type Shown = Bill | Invoice | Usage

/** One row of any list of a link. */
export function GuestRow({ row, token }: { row: Shown; token: string }) {
  if ('billId' in row) return <BillRow bill={row} token={token} />
  return 'invoiceId' in row ? <InvoiceRow invoice={row} token={token} /> : <UsageRow usage={row} />
}

function BillRow({ bill, token }: { bill: Bill; token: string }) {
  return (
    <Item onTap={() => void go(GUEST, { token, billId: bill.billId })}>
      <Ends>
        <div className='fs-15 fw-m break'>{billTitle(bill)}</div>
        <Money value={bill.receivable} size='xs' />
      </Ends>
      <Ends>
        <div className='fs-12 t3 break'>{metersText(bill.meters)}</div>
        <Status status={billLook(bill)} />
      </Ends>
      <div className='fs-12 t3 num'>
        <BilledVolume bill={bill} />
        {` · 应缴日 ${bill.dueDate}`}
      </div>
      <div className='fs-12 t3 num'>
        <PackagePart bill={bill} />
      </div>
    </Item>
  )
}

function InvoiceRow({ invoice, token }: { invoice: Invoice; token: string }) {
  return (
    <Item onTap={() => void go(GUEST, { token, invoiceId: invoice.invoiceId })}>
      <InvoiceFacts invoice={invoice} />
    </Item>
  )
}

/** A settled month of one meter or of all; its sum only where the link shows bills. */
function UsageRow({ usage }: { usage: Usage }) {
  return (
    <Item>
      <Ends>
        <span className='fs-15 fw-m'>{formatMonth(usage.billMonth)}</span>
        <span className='fs-15 num'>
          <Volume value={usage.volume} />
          <EstimateMark of={usage} />
        </span>
      </Ends>
      <Ends className='fs-12 t3'>
        <span className='break'>
          {usage.meterName ?? '全部表具'}
          {usage.yoyPct !== null && (
            <>
              {' · 同比 '}
              <Percent value={usage.yoyPct} change />
            </>
          )}
        </span>
        {usage.amount !== null && <Money value={usage.amount} />}
      </Ends>
      <AgeWords of={usage} />
    </Item>
  )
}
