import type { Out } from '@contract'
import { inPaymentText } from '@domain/billing/in-payment'
import { isPositiveMoney, subtractMoney } from '@domain/money'
import { useMay } from '@/blocks'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import { Button, Card, DateText, Ends, Icon, Money, Row, Tag } from '@/ui'

type Bills = Out<'default GET /crmgas/pay/payMeters'>['bills']

/** What is owed in all, and the way to pay it (A 6.17). */
export function ArrearsCard({ bills, ...beside }: { bills: Bills } & Beside) {
  if (bills.count === 0) {
    return (
      <Card>
        <Row className='fs-14 c-success'>
          <Icon name='ok' size={20} />
          {Object.values(beside).some(isPositiveMoney) ? '当前没有待缴账单' : '您已缴清所有账单'}
        </Row>
        <OwedBeside {...beside} />
      </Card>
    )
  }
  const { inPayment } = bills
  const free = bills.count - inPayment.count
  return (
    <Card label='待缴账单'>
      <Row wrap className='fs-13 t3 mb4'>
        待缴账单 {free > 0 ? free : bills.count} 笔
        {bills.overdueCount > 0 && <Tag tone='danger'>逾期 {bills.overdueCount} 笔</Tag>}
        {free === 0 && <Tag tone='warning'>支付中</Tag>}
      </Row>
      <Ends gap={12}>
        <Money value={free > 0 ? subtractMoney(bills.totalDue, inPayment.totalDue) : bills.totalDue} size='l' />
        <PayAll />
      </Ends>
      {inPayment.count > 0 && <div className='fs-12 t3 mt8'>{inPaymentText(inPayment)}</div>}
      <Row wrap gap={12} top={8} className='fs-12 t3'>
        <span className='nowrap'>
          本金 <Money value={bills.principal} />
        </span>
        {isPositiveMoney(bills.lateFee) && (
          <span className='nowrap'>
            违约金 <Money value={bills.lateFee} />
          </span>
        )}
        {bills.firstDueDate !== null && (
          <span className='nowrap'>
            最早应缴日 <DateText value={bills.firstDueDate} form='short' />
          </span>
        )}
      </Row>
      <OwedBeside {...beside} />
    </Card>
  )
}

interface Beside {
  /** Through an instalment plan. */
  installmentDue: string
  /** On bills that an application for a plan holds. */
  heldDue: string
}

/** What is owed beside the bills that can be paid (AE-42). */
const OwedBeside = ({ installmentDue, heldDue }: Beside) => (
  <>
    {isPositiveMoney(installmentDue) && (
      <div className='fs-12 t3 mt8'>
        另有分期待还 <Money value={installmentDue} />
      </div>
    )}
    {isPositiveMoney(heldDue) && (
      <div className='fs-12 t3 mt8'>
        另有分期申请中 <Money value={heldDue} />
      </div>
    )}
  </>
)

/** The order form asks for the bills themselves: those that can be paid now. */
function PayAll() {
  // Without sight of the bills there is nothing to choose from (BILL_VIEW).
  const sees = useMay('model:BILL_VIEW')
  const arrears = useRead('default GET /crmgas/bill/arrears', undefined, { enabled: sees, handles: 'all', freshFor: 0 })
  if (!sees) return null
  const ids = (arrears.data?.list ?? []).flatMap(({ billId, canPay }) => (canPay ? [billId] : []))
  return (
    <Button
      size='large'
      disabled={ids.length === 0}
      onTap={() => go('/pages/pay/place-order', { bizType: 'BILL', billIds: ids })}
    >
      去缴费
    </Button>
  )
}
