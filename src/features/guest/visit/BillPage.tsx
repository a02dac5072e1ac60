import type { Out } from '@contract'
import { formatSpan } from '@domain/date-format'
import { formatMoney, isPositiveMoney } from '@domain/money'
import { isZeroVolume } from '@domain/volume'
import { isOwing } from '@domain/statuses/bill'
import { invoiceStates } from '@domain/statuses/names'
import { DetailPage } from '@/blocks'
import { AgeLine } from '@/shared/age'
import { BilledVolume, billLook, billTitle } from '@/shared/bill'
import {
  Card,
  Cell,
  DateText,
  Ends,
  Item,
  KeyValue,
  Money,
  Price,
  Row,
  SectionCard,
  Status,
  Volume,
  type FactLook,
  type FactRow,
} from '@/ui'
import { backToLists } from './place'
import { useLook } from './use-look'

type Bill = Out<'btwob POST /guest/bill'>

/** One bill that the link shows: what it is made of and what was paid of it. */
export function BillPage({ token, billId }: { token: string; billId: string }) {
  const read = useLook('btwob POST /guest/bill', { billId })
  return (
    <DetailPage spaced read={read} title='账单详情' onBack={() => void backToLists(token)}>
      {(bill) => (
        <>
          <Card label={billTitle(bill)}>
            <Ends>
              <div className='fs-13 t3'>{billTitle(bill)}</div>
              <Status status={billLook(bill)} />
            </Ends>
            <Money value={bill.receivable} size='l' />
            {bill.netAmount !== null && bill.taxAmount !== null && (
              <Row wrap gap={12} top={4} className='fs-12 t3 num'>
                <span className='nowrap'>{`不含税 ${formatMoney(bill.netAmount)}`}</span>
                <span className='nowrap'>{`税额 ${formatMoney(bill.taxAmount)}`}</span>
              </Row>
            )}
          </Card>
          <SectionCard title='账单信息'>
            <KeyValue items={factsOf(bill)} />
            <AgeLine of={bill} className='mt8' />
          </SectionCard>
          <Lines bill={bill} />
          <Payments payments={bill.payments} />
        </>
      )}
    </DetailPage>
  )
}

const money = (label: string, amount: string, look?: FactLook): FactRow => [label, <Money value={amount} />, look]

const factsOf = (bill: Bill): FactRow[] => [
  ['账单编号', <span className='num break'>{bill.billNo}</span>],
  ['账期', <span className='num'>{formatSpan(bill.periodFrom, bill.periodTo)}</span>],
  ['计费气量', <BilledVolume bill={bill} />],
  ['气量包供气', !isZeroVolume(bill.packageVolume) && <Volume value={bill.packageVolume} />],
  ['出账日', <span className='num'>{bill.issueDate}</span>],
  ['应缴日', <span className='num'>{bill.dueDate}</span>],
  ['开票状态', invoiceStates[bill.invoiceState]],
  money('应收本金', bill.receivable),
  money('已缴本金', bill.paidPrincipal),
  isPositiveMoney(bill.lateFeePaid) && money('已缴违约金', bill.lateFeePaid),
  isOwing(bill.state) && money('应缴合计（含违约金）', bill.totalDue, { sum: true }),
]

function Lines({ bill: { lines, extras } }: { bill: Bill }) {
  if (lines.length === 0 && extras.length === 0) return null
  return (
    <SectionCard flush title='费用明细' count={lines.length + extras.length}>
      {lines.map((line) => (
        <Item key={`${line.meterId}${line.channelNo}`}>
          <Ends>
            <span className='fs-15 fw-m break'>{line.name}</span>
            <Money value={line.amount} size='xs' />
          </Ends>
          <Ends className='fs-12 t3 num'>
            <span>{`表号 ${line.meterNo}`}</span>
            <span>{`${line.prevReading} 至 ${line.currReading}`}</span>
          </Ends>
          <Ends className='fs-12 t3'>
            <Volume value={line.billedVolume} />
            {!isZeroVolume(line.billedVolume) && <PriceOf line={line} />}
          </Ends>
          {!isZeroVolume(line.packageVolume) && (
            <Ends className='fs-12 t3'>
              <span>由气量包抵扣</span>
              <Volume value={line.packageVolume} />
            </Ends>
          )}
        </Item>
      ))}
      {extras.map(({ code, name, amount }) => (
        <Item key={code}>
          <Ends>
            <span className='fs-15 break'>{name}</span>
            <Money value={amount} size='xs' />
          </Ends>
        </Item>
      ))}
    </SectionCard>
  )
}

const PriceOf = ({ line }: { line: Bill['lines'][number] }) =>
  line.price === null ? <span>按多段价格计算</span> : <Price value={line.price} />

function Payments({ payments }: Pick<Bill, 'payments'>) {
  if (payments.length === 0) return null
  return (
    <SectionCard flush title='缴费记录' count={payments.length}>
      {payments.map(({ orderNo, amount, paidAt }) => (
        <Cell
          key={`${orderNo}${paidAt}`}
          title={<DateText value={paidAt} form='full' />}
          subtitle={<span className='num break'>{orderNo}</span>}
          value={<Money value={amount} className='t1' />}
        />
      ))}
    </SectionCard>
  )
}
