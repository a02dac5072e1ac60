import { formatDay } from '@domain/date-format'
import { sumMoney } from '@domain/money'
import { useToday } from '@/blocks'
import { AccountBar } from '@/shared/customer'
import { useRead } from '@/request'
import { Card, Ends, Fact, Money } from '@/ui'
import { addressOf } from '@/routes/go'
import { OrderForm } from '../OrderForm'
import { usePlaceOrder } from '../use-place-order'

export interface InstallmentOrderProps {
  planId: string
  /** The last item to pay: it and the unpaid ones before it (AE-83). */
  seq: number
}

/** 分期还款: the items of a plan up to the chosen one. */
export function InstallmentOrder({ planId, seq }: InstallmentOrderProps) {
  const read = useRead('default GET /crmgas/installment/detail', { planId }, { freshFor: 0 })
  const today = useToday()
  const order = usePlaceOrder({
    back: addressOf('/subPages/installment/detail', { planId }),
    onStale: () => void read.reload(),
  })
  const items = (read.data?.items ?? []).filter((item) => item.state !== 'PAID' && item.seq <= seq)
  const amount = items.length > 0 ? sumMoney(items.map((item) => item.amount)) : null
  return (
    <OrderForm
      order={order}
      bizType='INSTALLMENT'
      amount={amount}
      without='本期已还清'
      payToken={undefined}
      payee={undefined}
      submit={(paying, channel) =>
        order.submit({ bizType: 'INSTALLMENT', planId, seqs: items.map((item) => item.seq), ...paying }, channel)
      }
      of={read}
    >
      <AccountBar />
      <Card>
        <Ends className='fs-13 t3 mb4'>
          分期还款
          <span className='fs-12 num'>{items.length} 期</span>
        </Ends>
        <Money value={amount ?? '0.00'} size='l' />
        <div className='hr' />
        {items.map(({ seq: part, title, dueDate, amount: of }) => (
          <Ends key={part} className='mt12'>
            <Fact grow value={title} note={`应还日 ${formatDay(dueDate, today)}`} />
            <Money value={of} />
          </Ends>
        ))}
      </Card>
    </OrderForm>
  )
}
