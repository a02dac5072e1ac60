import { accountAndInvoices } from '@domain/error-texts/account-and-invoices'
import { formatMoney, isPositiveMoney } from '@domain/money'
import { invoiceStatus, invoiceTypes, useStates } from '@domain/statuses/invoice'
import { useLinks } from '@/blocks'
import { Card, Cell, CellGroup, DateText, Ends, KeyValue, Money, NoticeBar, Status } from '@/ui'
import { isHistory, isSpecial, type Invoice } from './types'

/** What was taken back of it, its number, sum and state. */
export function InvoiceHead({ invoice }: { invoice: Invoice }) {
  return (
    <>
      {isPositiveMoney(invoice.redAmount) && (
        <NoticeBar tone='danger'>{`已红冲 ${formatMoney(invoice.redAmount)}`}</NoticeBar>
      )}
      {isHistory(invoice) && <NoticeBar>{accountAndInvoices[2614]}</NoticeBar>}
      <Card>
        <Ends>
          <div className='fs-13 t3'>{invoiceTypes[invoice.invoiceType]}</div>
          <Status status={invoiceStatus[invoice.status]} />
        </Ends>
        <Money value={invoice.grossAmount} size='l' />
        <div className='fs-12 t3 mt4 break'>{invoice.amountUpper}</div>
        <div className='hr' />
        <KeyValue
          items={[
            ['发票代码', invoice.invoiceCode !== null && <span className='num break'>{invoice.invoiceCode}</span>],
            ['发票号码', <span className='num break'>{invoice.invoiceNo}</span>, { copy: invoice.invoiceNo }],
            ['开票日期', <DateText value={invoice.issueTime} />],
            ['开票人', invoice.drawer || '--'],
            ['勾选状态', isSpecial(invoice) && useStates[invoice.useStatus]],
            ['备注', <span className='break'>{invoice.remark || '--'}</span>],
          ]}
        />
      </Card>
      <Others invoice={invoice} />
    </>
  )
}

/** The red invoices of a blue one, the blue one of a red. */
function Others({ invoice: { blueInvoice, redInvoices } }: { invoice: Invoice }) {
  const links = useLinks()
  const others = [
    ...(blueInvoice === null ? [] : [{ ...blueInvoice, title: '原发票' }]),
    ...redInvoices.map((red) => ({ ...red, title: '红字发票' })),
  ]
  if (others.length === 0) return null
  return (
    <CellGroup>
      {others.map(({ invoiceId, invoiceNo, title, grossAmount }) => (
        <Cell
          key={invoiceId}
          title={title}
          subtitle={<span className='num break'>{invoiceNo}</span>}
          value={<Money value={grossAmount} />}
          onTap={links.to('/pages/invoice/invoice-detail', { invoiceId })}
        />
      ))}
    </CellGroup>
  )
}
