import { Fields, useMayOpen } from '@/blocks'
import { go, goTo } from '@/routes/go'
import { Cell, CellGroup, DateText, KeyValue, Money, NoticeBar, SectionCard } from '@/ui'
import { channels } from '@domain/statuses/pay-order'
import { billFields, type BillDetail } from './detail-fields'

const RECORD = '/pages/pay/record'

/** What stands above everything: reversed, being paid by somebody, in a plan. */
export function Notices({ bill }: { bill: BillDetail }) {
  const mayOpen = useMayOpen()
  if (bill.state === 'REVERSED') return <NoticeBar tone='info'>该账单已冲销</NoticeBar>
  if (bill.locked?.byMe) {
    const way = mayOpen(RECORD)
    return (
      <NoticeBar tone='warning' {...(way && { action: '去处理', onTap: () => void goTo(RECORD) })}>
        您有未完成的支付单
      </NoticeBar>
    )
  }
  return bill.payHint === null ? null : <NoticeBar tone='warning'>{bill.payHint}</NoticeBar>
}

export function BillInfo({ bill }: { bill: BillDetail }) {
  return (
    <SectionCard title='账单信息'>
      <Fields of={bill} fields={billFields} />
    </SectionCard>
  )
}

/** Items beside the gas (AE-17a). */
export function Extras({ extras }: Pick<BillDetail, 'extras'>) {
  if (extras.length === 0) return null
  return (
    <SectionCard title='其他费用'>
      <KeyValue
        items={extras.map(({ code, name, amount }) => ({ key: code, label: name, value: <Money value={amount} /> }))}
      />
    </SectionCard>
  )
}

export function Payments({ bill }: { bill: BillDetail }) {
  const mayOpen = useMayOpen()
  const { payments, offsets } = bill
  if (payments.length === 0 && offsets.length === 0) return null
  return (
    <SectionCard flush title='缴费明细'>
      {payments.map(({ orderId, orderNo, channel, amount, lateFee, paidAt, voucherId }) => {
        const voucher = `/subPagesB/pages/pdfReview?voucherId=${voucherId ?? ''}`
        const way = voucherId !== null && mayOpen(voucher)
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
            value={<Money value={amount} className='bd-paid' />}
            {...(way && { onTap: () => void goTo(voucher), label: `查看凭证 ${orderNo}` })}
          />
        )
      })}
      {offsets.map(({ entryId, amount, occurredAt, remark }) => (
        <Cell
          key={entryId}
          title='余额抵扣'
          subtitle={
            <>
              <DateText value={occurredAt} form='full' />
              {remark !== null && ` · ${remark}`}
            </>
          }
          value={<Money value={amount} className='bd-paid' />}
        />
      ))}
    </SectionCard>
  )
}

/** Ways on; those whose page is not built are not there. */
export function Links({ bill }: { bill: BillDetail }) {
  const mayOpen = useMayOpen()
  const { statement, installment } = bill
  const old = bill.billVersion === 'OLD'
  const settlement = old
    ? `/pages/manager-energy/settlement/monthly-bill-detail-old?statementId=${statement?.statementId ?? ''}`
    : `/pages/manager-energy/settlement/monthly-bill${statement?.scope === 'SINGLE' ? '-single' : ''}?statementId=${statement?.statementId ?? ''}`
  const plan = `/subPages/installment/detail?planId=${installment?.planId ?? ''}`
  const links = [
    {
      key: 'statement',
      title: '结算单',
      value: statement?.statementNo,
      address: settlement,
      shown: statement !== null,
    },
    {
      key: 'plan',
      title: '分期计划',
      value: installment ? `分 ${installment.periods} 期，已还 ${installment.paidPeriods} 期` : '',
      address: plan,
      shown: installment !== null,
    },
    {
      key: 'invoice',
      title: '去开票',
      value: '',
      address: '/pages/invoice/trade-list',
      shown: bill.state === 'PAID' && bill.invoiceState !== 'DONE',
    },
  ].filter(({ shown, address }) => shown && mayOpen(address))
  const hasDays = !old && bill.lines.length > 0
  if (!hasDays && installment === null && links.length === 0) return null
  return (
    <CellGroup>
      {hasDays && (
        <Cell
          icon='bars'
          title='每日明细'
          onTap={() => void go('/pages/my-bill/details/day-details', { billId: bill.billId })}
        />
      )}
      {installment !== null && !mayOpen(plan) && (
        <Cell
          icon='calendar'
          title='分期计划'
          value={`分 ${installment.periods} 期，已还 ${installment.paidPeriods} 期`}
        />
      )}
      {links.map(({ key, title, value, address }) => (
        <Cell key={key} title={title} {...(value && { value })} onTap={() => void goTo(address)} />
      ))}
    </CellGroup>
  )
}
