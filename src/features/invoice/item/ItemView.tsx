import type { Out } from '@contract'
import { formatMoney } from '@domain/money'
import { formatSpan } from '@domain/date-format'
import { volume } from '@domain/volume-text'
import { invoiceApplyStatus } from '@domain/statuses/invoice-apply'
import { invoiceItemStatus, invoiceSources } from '@domain/statuses/invoice-item'
import { DetailPage, useLinks, useMay, Shape } from '@/blocks'
import { useRead } from '@/request'
import type { ViewParams } from '@/routes/table'
import {
  BottomBar,
  Card,
  Cell,
  CellGroup,
  DateText,
  Ends,
  Item,
  KeyValue,
  Money,
  Row,
  SectionCard,
  Stack,
  Status,
  Volume,
} from '@/ui'
import { InvoiceFacts, plainNumber, rateText } from '@/shared/invoice'
import { addressOf } from '@/routes/go'
import { RedFacts } from '../parts/issued/RedFacts'
import { isTickable, tradeNote } from '../parts/pick/trade'
import { useTake } from '../parts/take/use-take'

type Trade = Out<'default GET /crmgas/invoice/tradeDetail'>

/** 开票项明细 (C 6.7): what an amount is made of, where it comes from, what became of it. */
export function ItemView({ tradeNo }: ViewParams<'/subPagesB/pages/applyForInvoice/detail'>) {
  const read = useRead('default GET /crmgas/invoice/tradeDetail', { tradeNo }, { refresh: 'show', gone: ['2650'] })
  return (
    <DetailPage
      spaced
      read={read}
      skeleton={<Shape heights={[150, 120, 180]} />}
      footer={(trade) => <TakeBar trade={trade} onStale={read.reload} />}
    >
      {(trade) => (
        <>
          <Head trade={trade} />
          <SectionCard title='明细' count={trade.lines.length}>
            <Lines trade={trade} />
          </SectionCard>
          <Origin trade={trade} />
          <History trade={trade} />
        </>
      )}
    </DetailPage>
  )
}

function Head({ trade }: { trade: Trade }) {
  const note = tradeNote(trade)
  return (
    <Card>
      <Ends>
        <div className='fs-13 t3'>{invoiceSources[trade.source]}</div>
        <Status status={invoiceItemStatus[trade.status]} />
      </Ends>
      <Money value={trade.grossAmount} size='l' />
      {note && <div className={note.tone === 'warning' ? 'fs-13 c-warning mt4' : 'fs-13 t3 mt4'}>{note.text}</div>}
      <div className='hr' />
      <KeyValue
        items={[
          ['交易编号', <span className='num break'>{trade.tradeNo}</span>],
          ['名称', trade.title],
          ['账期', spanOf(trade)],
          ['表号', trade.meterNo !== null && <span className='num'>{trade.meterNo}</span>],
          [
            trade.source === 'BILL' ? '计费气量' : '气量',
            trade.volume !== null && <Volume value={volume(trade.volume)} />,
          ],
          ['开票截止', <DateText value={trade.deadline} />],
          ['已开票金额', <Money value={trade.invoicedAmount} />],
          ['待开票金额', trade.canPick && <Money value={trade.openAmount} />],
        ]}
      />
    </Card>
  )
}

const spanOf = ({ periodFrom, periodTo, month }: Trade) =>
  periodFrom === null || periodTo === null ? <DateText value={month} form='month' /> : formatSpan(periodFrom, periodTo)

/** Prices here are with tax; what the tax will be is below. */
function Lines({ trade }: { trade: Trade }) {
  return (
    <>
      <Stack gap={12}>
        {trade.lines.map((line) => (
          <div key={line.lineNo}>
            <Ends>
              <span className='fs-14 break'>{line.goodsName}</span>
              <Money value={line.grossAmount} className='fs-14' />
            </Ends>
            <Row gap={12} wrap className='fs-12 t3 num'>
              {line.quantity !== null && (
                <span className='break'>
                  {`${plainNumber(line.quantity)} ${line.unit}`}
                  {line.unitPrice !== null && ` × ${line.unitPrice}`}
                </span>
              )}
              <span className='nowrap'>{`税率 ${rateText(line.taxRate)}`}</span>
              <span className='nowrap'>{`税额 ${formatMoney(line.taxAmount)}`}</span>
            </Row>
          </div>
        ))}
      </Stack>
      <div className='hr' />
      <KeyValue
        items={[
          ['不含税金额', <Money value={trade.netAmount} />],
          ['税额（预计）', <Money value={trade.taxAmount} />],
          ['含税金额', <Money value={trade.grossAmount} />, { sum: true }],
        ]}
      />
    </>
  )
}

/** The bill or the payment that it comes from. */
function Origin({ trade: { billId, orderId } }: { trade: Trade }) {
  const links = useLinks()
  const bill = links(billId === null ? null : addressOf('/pages/my-bill/details/details', { billId }))
  const order = links(orderId === null ? null : addressOf('/pages/pay/record', { orderId }))
  if (!bill && !order) return null
  return (
    <CellGroup>
      {bill && <Cell icon='bill' title='查看账单' onTap={bill} />}
      {order && <Cell icon='history' title='查看缴费记录' onTap={order} />}
    </CellGroup>
  )
}

function History({ trade: { applies, invoices, reds } }: { trade: Trade }) {
  const links = useLinks()
  if (applies.length + invoices.length + reds.length === 0) return null
  return (
    <>
      {applies.length > 0 && (
        <SectionCard title='开票申请' count={applies.length} flush>
          {applies.map(({ applyId, status, submittedAt, applicant, grossTotal }) => (
            <Item key={applyId} onTap={links.to('/subPagesB/pages/applyForInvoice/invoiceDetails', { applyId })}>
              <Ends>
                <span className='fs-15'>
                  <DateText value={submittedAt} form='time' /> {applicant}
                </span>
                <Money value={grossTotal} size='xs' />
              </Ends>
              <Ends>
                <span className='fs-12 t3 num break'>{applyId}</span>
                <Status status={invoiceApplyStatus[status]} />
              </Ends>
            </Item>
          ))}
        </SectionCard>
      )}
      {invoices.length > 0 && (
        <SectionCard title='发票' count={invoices.length} flush>
          {invoices.map((invoice) => (
            <Item
              key={invoice.invoiceId}
              onTap={links.to('/pages/invoice/invoice-detail', { invoiceId: invoice.invoiceId })}
            >
              <InvoiceFacts invoice={invoice} />
            </Item>
          ))}
        </SectionCard>
      )}
      {reds.length > 0 && (
        <SectionCard title='红冲' count={reds.length} flush>
          {reds.map((red) => (
            <Item key={red.redId} onTap={links.to('/pages/invoice/invoice-detail', { invoiceId: red.blueInvoiceId })}>
              <RedFacts red={red} />
            </Item>
          ))}
        </SectionCard>
      )}
    </>
  )
}

/** 开票: this one alone. */
function TakeBar({ trade, onStale }: { trade: Trade; onStale: () => Promise<void> }) {
  const mayApply = useMay('model:INVOICE_APPLY')
  const { take, busy } = useTake({ entry: 'BILL', stale: onStale })
  if (!mayApply || !isTickable(trade)) return null
  return (
    <BottomBar
      sum={{ label: '开票金额', value: <Money value={trade.openAmount} size='s' /> }}
      primary={{
        text: '开票',
        loading: busy,
        loadingText: '提交中',
        onTap: () => take([trade.tradeNo]),
      }}
    />
  )
}
