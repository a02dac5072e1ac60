import { isPositiveMoney, minMoney, parseAmount, subtractMoney, type Money } from '@domain/money'
import { useSelection } from '@/blocks'
import { AccountBar } from '@/shared/customer'
import { useRead } from '@/request'
import { type Figure, Card, Clauses, confirm, Empty, Ends, Figures, Money as MoneyText } from '@/ui'
import { BillLine } from './BillLine'
import { isPayable, sumOf, type Bill, type BillSum } from './bill-order'
import { OrderForm } from '../OrderForm'
import { skipsOlderOverdue } from '../order-form'
import { PayeeCard } from '../PayeeCard'
import { usePayee } from '../payee'
import { usePlaceOrder } from '../use-place-order'

const OLDER = '存在更早的逾期账单，建议优先缴纳，是否继续？'

export interface BillOrderProps {
  billIds: readonly string[]
  payToken: string | undefined
  /** Part payment of one bill (AE-37). */
  part: string | undefined
}

/** 账单缴费: the chosen bills, or all due bills of another account as one sum (AE-61). */
export function BillOrder(props: BillOrderProps) {
  return props.payToken === undefined ? <OwnBills {...props} /> : <ProxyBills payToken={props.payToken} />
}

/** Why none of the bills can be paid: others are in a payment that waits. */
function nothingText(bills: readonly { locked: unknown }[]): string {
  const held = bills.filter(({ locked }) => locked !== null).length
  return held > 0 ? `${held} 笔账单正在支付中，请先处理支付单` : '暂无可缴费的账单'
}

function OwnBills({ billIds, part }: BillOrderProps) {
  const ids = billIds.join(',')
  const list = useRead('default GET /crmgas/bill/list', { billIds: ids, pageSize: 50 }, { freshFor: 0 })
  const arrears = useRead('default GET /crmgas/bill/arrears', undefined, { handles: 'all' })
  const order = usePlaceOrder({ back: '/pages/my-bill/list/list', onStale: () => void list.reload() })
  const bills = list.data?.list ?? []
  const payable = bills.filter((bill) => isPayable(bill, order.madeId))
  const { chosen, tickOf } = useSelection(bills, {
    keyOf: ({ billId }) => billId,
    can: (bill) => payable.includes(bill),
    isAllChosen: true,
  })
  const sum = sumOf(chosen)
  const partAmount = partOf(part, chosen)
  const amount = partAmount ?? (isPositiveMoney(sum.due) ? sum.due : null)

  const asked = chosen.map(({ billId }) => ({ billId, ...(partAmount !== null && { amount: partAmount }) }))

  const ask = async () =>
    !skipsOlderOverdue(chosen, arrears.data?.list ?? []) ||
    confirm({ title: '提示', content: <Clauses text={OLDER} /> })
  return (
    <OrderForm
      order={order}
      bizType='BILL'
      of={list}
      amount={amount}
      without={payable.length > 0 ? '请选择要缴费的账单' : nothingText(bills)}
      payToken={undefined}
      payee={undefined}
      submit={(paying, channel) => order.submit({ bizType: 'BILL', billIds: asked, ...paying }, channel)}
      transfer={{ billIds: ids.split(',') }}
      ask={ask}
    >
      <AccountBar />
      {list.data && bills.length === 0 && <Empty text='暂无账单' />}
      {payable.length > 0 && (
        <Total
          label={partAmount === null ? '应缴合计' : '本次缴费'}
          extra={partAmount === null ? `共 ${chosen.length} 笔账单` : '部分缴费'}
          amount={amount}
          figures={
            partAmount === null ? (isPositiveMoney(sum.lateFee) ? figuresOf(sum) : []) : partFigures(partAmount, sum)
          }
          fault={order.fault}
        />
      )}
      {bills.length > 0 && (
        <Card flush label='账单'>
          {bills.map((bill) => {
            const own = bill.locked?.orderId ?? null
            return (
              <BillLine
                key={bill.billId}
                bill={bill}
                payable={isPayable(bill, order.madeId)}
                tick={payable.length > 1 ? tickOf(bill) : undefined}
                {...(own !== null && { onOwn: () => order.settleOwn(own, null) })}
              />
            )
          })}
        </Card>
      )}
    </OrderForm>
  )
}

/** The part asked for, while it is a valid amount for the one bill. */
function partOf(part: string | undefined, chosen: readonly Bill[]): Money | null {
  const parsed = part === undefined ? null : parseAmount(part)
  return parsed?.ok && chosen.length === 1 ? parsed.amount : null
}

const figuresOf = ({ principal, lateFee }: { principal: Money; lateFee: Money }): Figure[] => [
  { label: '本金', value: <MoneyText value={principal} /> },
  { label: '违约金', value: <MoneyText value={lateFee} danger /> },
]

/** AE-37: the late fee is settled first; what is left is owed on. */
function partFigures(amount: Money, { due, lateFee }: BillSum): Figure[] {
  const fee = minMoney(amount, lateFee)
  return [
    ...(isPositiveMoney(fee) ? [{ label: '含违约金', value: <MoneyText value={fee} /> }] : []),
    { label: '含本金', value: <MoneyText value={subtractMoney(amount, fee)} /> },
    { label: '缴后剩余', value: <MoneyText value={subtractMoney(due, amount)} /> },
  ]
}

function ProxyBills({ payToken }: { payToken: string }) {
  const payee = usePayee(payToken)
  const order = usePlaceOrder({ back: '/pages/pay/meters', onStale: () => undefined })
  const amount = payee !== null && isPositiveMoney(payee.totalDue) ? payee.totalDue : null
  return (
    <OrderForm
      order={order}
      bizType='BILL'
      amount={amount}
      without={payee === null ? '请重新选择缴费对象' : '该户号无待缴账单'}
      payToken={payToken}
      payee={payee?.nameMask}
      submit={(paying, channel) => order.submit({ bizType: 'BILL', payToken, ...paying }, channel)}
    >
      <PayeeCard payee={payee} />
      {payee && (
        <Total
          label='应缴合计'
          extra={`共 ${payee.billCount} 笔账单`}
          amount={amount}
          figures={[]}
          fault={order.fault}
        />
      )}
    </OrderForm>
  )
}

interface TotalProps {
  label: string
  extra: string
  amount: Money | null
  figures: readonly Figure[]
  fault: string | undefined
}

function Total({ label, extra, amount, figures, fault }: TotalProps) {
  return (
    <Card>
      <Ends className='fs-13 t3 mb4'>
        <span>{label}</span>
        <span className='fs-12 t3 break'>{extra}</span>
      </Ends>
      <MoneyText value={amount} size='l' />
      {figures.length > 0 && <div className='hr' />}
      {figures.length > 0 && <Figures items={figures} />}
      {fault !== undefined && (
        <div className='fs-12 c-danger mt8' role='alert'>
          {fault}
        </div>
      )}
    </Card>
  )
}
