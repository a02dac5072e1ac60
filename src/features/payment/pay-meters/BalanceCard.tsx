import type { Out } from '@contract'
import { daysLeftTone } from '@domain/billing/balance'
import { formatMonthShort } from '@domain/date-format'
import { isPositiveMoney, negateMoney } from '@domain/money'
import { go } from '@/routes/go'
import { Button, Card, Ends, KeyValue, Money, type FactRow } from '@/ui'

type Account = Out<'default GET /crmgas/pay/payMeters'>['account']

/** What may be spent, how long it lasts, and the way to add to it. */
export function BalanceCard({ account }: { account: Account }) {
  const remote = account.chargeMode === 'PREPAID_REMOTE'
  return (
    <Card label='账户余额'>
      <div className='fs-13 t3 mb4'>{remote ? '可用余额' : '账户余额'}</div>
      <Ends gap={12}>
        <Money value={account.available} size='l' />
        {account.canPrepay && (
          <Button kind='outline' size='large' onTap={() => go('/pages/pay/place-order', { bizType: 'PREPAY' })}>
            充值
          </Button>
        )}
      </Ends>
      {remote && <div className='hr' />}
      {remote && <KeyValue items={balanceRows(account)} />}
    </Card>
  )
}

/** How the available money comes about, and how long it lasts: balance less what months wait for, less what is reserved. */
function balanceRows({ balance, provisionalMonths, frozen, available, daysLeft, ifPaid }: Account): FactRow[] {
  const less = (label: string, amount: string): FactRow => [label, <Money value={negateMoney(amount)} className='t3' />]
  return [
    ['账户余额', <Money value={balance} />],
    ...provisionalMonths.map(({ billMonth, amount, isRunning }) =>
      less(`${formatMonthShort(billMonth)}${isRunning ? '暂估' : '待结算'}`, amount),
    ),
    isPositiveMoney(frozen) && less('支付中占用', frozen),
    ['可用', <Money value={available} />, { sum: true }],
    ['预计可用', <DaysLeft days={daysLeft} />],
    ifPaid && [`付${ifPaid.cycles.join('、')}气款后可用`, <DaysLeft days={ifPaid.daysLeft} />],
  ]
}

/** Coloured by how soon it ends (AE-32). */
function DaysLeft({ days }: { days: number | null }) {
  if (days === null) return <>--</>
  return <span className={`c-${daysLeftTone(days)}`}>{days} 天</span>
}
