import type { Out } from '@contract'
import { daysLeftTone } from '@domain/billing/balance'
import { go } from '@/routes/go'
import { Button, Card, Ends, Figures, Money } from '@/ui'

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
      {remote && (
        <Figures
          items={[
            { label: '暂估扣费', value: <Money value={account.provisional} className='t3' /> },
            { label: '预计可用', value: <DaysLeft days={account.daysLeft} /> },
          ]}
        />
      )}
    </Card>
  )
}

/** Coloured by how soon it ends (AE-32). */
function DaysLeft({ days }: { days: number | null }) {
  if (days === null) return <>--</>
  return <span className={`c-${daysLeftTone(days)}`}>{days} 天</span>
}
