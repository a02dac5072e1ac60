import { accountAndInvoices } from '@domain/error-texts/account-and-invoices'
import { formatMoney, isPositiveMoney } from '@domain/money'
import { invoiceStatus, invoiceTypes, useStates } from '@domain/statuses/invoice'
import { copyText } from '@/platform/clipboard'
import { useLinks } from '@/blocks'
import { Card, Cell, CellGroup, DateText, Ends, KeyValue, message, Money, NoticeBar, Status } from '@/ui'
import { isHistory, isSpecial, type Invoice } from './types'

/** What was taken back of it, its number, sum and state. */
export function InvoiceHead({ invoice }: { invoice: Invoice }) {
  const copy = (text: string) => void copyText(text).then((done) => done && message('已复制'))
  return (
    <>
      {isPositiveMoney(invoice.redAmount) && (
        <NoticeBar tone='danger'>{`已红冲${formatMoney(invoice.redAmount)}`}</NoticeBar>
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
          onCopy={copy}
          items={[
            ...(invoice.invoiceCode === null
              ? []
              : [{ label: '发票代码', value: <span className='num break'>{invoice.invoiceCode}</span> }]),
            {
              label: '发票号码',
              value: <span className='num break'>{invoice.invoiceNo}</span>,
              copy: invoice.invoiceNo,
            },
            { label: '开票日期', value: <DateText value={invoice.issueTime} /> },
            { label: '开票人', value: invoice.drawer || '--' },
            ...(isSpecial(invoice) ? [{ label: '勾选状态', value: useStates[invoice.useStatus] }] : []),
            { label: '备注', value: <span className='break'>{invoice.remark || '--'}</span> },
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
