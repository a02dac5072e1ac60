import { useLink, useLinks } from '@/blocks'
import { WaitingOrder } from '@/shared/pay'
import { addressOf } from '@/routes/go'
import { Cell, CellGroup, DateText, KeyValue, Money, NoticeBar, SectionCard } from '@/ui'
import { channels } from '@domain/statuses/pay-order'
import { billFacts, type BillDetail } from './bill-facts'

const HERE = '/pages/my-bill/details/details'

/** The notices on top: reversed, a payment under way, in a plan. */
export function Notices({ bill }: { bill: BillDetail }) {
  const plan = useLinks()(
    bill.installment && addressOf('/subPages/installment/detail', { planId: bill.installment.planId }),
  )
  if (bill.state === 'REVERSED') return <NoticeBar tone='info'>该账单已冲销</NoticeBar>
  const own = bill.locked?.orderId ?? null
  if (own !== null) return <WaitingOrder orderId={own} back={addressOf(HERE, { billId: bill.billId })} />
  if (bill.payHint === null) return null
  const action = bill.state === 'IN_INSTALLMENT' ? '去还款' : '查看分期'
  return (
    <NoticeBar tone='warning' {...(bill.locked === null && plan && { action, onTap: plan })}>
      {bill.payHint}
    </NoticeBar>
  )
}

export function BillInfo({ bill }: { bill: BillDetail }) {
  return (
    <SectionCard title='账单信息'>
      <KeyValue items={billFacts(bill)} />
    </SectionCard>
  )
}

/** Items beside the gas (AE-17a). */
export function Extras({ extras }: Pick<BillDetail, 'extras'>) {
  if (extras.length === 0) return null
  return (
    <SectionCard title='其他费用'>
      <KeyValue items={extras.map(({ code, name, amount }) => [name, <Money value={amount} />, { key: code }])} />
    </SectionCard>
  )
}

/** Entries of the ledger about a bill, other than its principal. */
const offsetTitles: Partial<Record<BillDetail['offsets'][number]['entryType'], string>> = {
  LATEFEE: '余额抵扣违约金',
  ADJUST_IN: '冲销退回余额',
}

export function Payments({ bill }: { bill: BillDetail }) {
  const links = useLinks()
  const { payments, offsets } = bill
  if (payments.length === 0 && offsets.length === 0) return null
  return (
    <SectionCard flush title='缴费明细'>
      {payments.map(({ orderId, orderNo, channel, amount, lateFee, paidAt, voucherId }) => {
        const voucher = links(voucherId && addressOf('/subPagesB/pages/pdfReview', { voucherId }))
        // Its sheet has the channel's number and the voucher.
        const order = links.to('/pages/pay/record', { orderId })
        return (
          <Cell
            key={`${orderId}${paidAt}`}
            title={channels[channel]}
            subtitle={
              <>
                <DateText value={paidAt} form='full' /> · {orderNo}
                {lateFee !== '0.00' && (
                  <>
                    {' · 含违约金 '}
                    <Money value={lateFee} />
                  </>
                )}
              </>
            }
            value={<Money value={amount} className='t1' />}
            onTap={order ?? voucher}
          />
        )
      })}
      {offsets.map(({ entryId, entryType, amount, occurredAt, remark }) => (
        <Cell
          key={entryId}
          title={offsetTitles[entryType] ?? '余额抵扣'}
          subtitle={
            <>
              <DateText value={occurredAt} form='full' />
              {remark !== null && ` · ${remark}`}
            </>
          }
          value={<Money value={amount} className='t1' />}
          onTap={links.to('/pages/fee/fee/fee', { month: occurredAt.slice(0, 7), entryType })}
        />
      ))}
    </SectionCard>
  )
}

/** Links to further pages; those to pages that are not built are left out. */
export function Links({ bill }: { bill: BillDetail }) {
  const links = useLinks()
  const days = useLink('/pages/my-bill/details/day-details', { billId: bill.billId })
  const { statement, installment } = bill
  const old = bill.billVersion === 'OLD'
  const kind = old ? '-detail-old' : statement?.scope === 'SINGLE' ? '-single' : ''
  const settlement = links(
    statement &&
      addressOf(`/pages/manager-energy/settlement/monthly-bill${kind}`, { statementId: statement.statementId }),
  )
  const invoicing = links(
    bill.canInvoice ? addressOf('/subPagesB/pages/applyForInvoice/startInvoice', { billId: bill.billId }) : null,
  )
  const hasDays = !old && bill.lines.length > 0
  if (!hasDays && installment === null && !settlement && !invoicing) return null
  return (
    <CellGroup>
      {hasDays && <Cell icon='bars' title='每日明细' onTap={days} />}
      {settlement && <Cell icon='sign' title='结算单' value={statement?.statementNo} onTap={settlement} />}
      {installment !== null && (
        <Cell
          icon='calendar'
          title='分期计划'
          value={`分 ${installment.periods} 期，已还 ${installment.paidPeriods} 期`}
          onTap={links.to('/subPages/installment/detail', { planId: installment.planId })}
        />
      )}
      {invoicing && <Cell icon='invoice' title='去开票' onTap={invoicing} />}
    </CellGroup>
  )
}
