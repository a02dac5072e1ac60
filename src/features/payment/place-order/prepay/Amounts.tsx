import { useState } from 'react'
import type { Out } from '@contract'
import { formatDay } from '@domain/date-format'
import { formatMoneyChip, type Money } from '@domain/money'
import { useMay, useToday } from '@/blocks'
import { useRead } from '@/request'
import { Ends, Money as MoneyText, QuickAmounts, Switch } from '@/ui'
import { lastsUntil, topUps } from './top-up'

type Account = Out<'default GET /crmgas/pay/payMeters'>['account']
type Lasting = Pick<Account, 'available' | 'daysLeft' | 'nextCosts'>

const QUICK = ['1000', '5000', '10000', '50000'].map((key) => ({ key, title: formatMoneyChip(`${key}.00`) }))
/** The top-up before this one. */
const LAST = { bizType: 'PREPAY', state: 'DONE', pageSize: 1 } as const

export interface AmountsProps {
  /** Absent: another customer's account, of which nothing is known. */
  account: Account | undefined
  /** What is typed, and the amount that it means. */
  text: string
  amount: Money | null
  onChange: (text: string) => void
}

/** Amounts to choose from, and how long the money lasts with them (AE-32, AE-35), also once the waiting cycles of packages are paid. */
export function Amounts({ account, text, amount, onChange }: AmountsProps) {
  const [isIfPaid, setIfPaid] = useState(false)
  const ifPaid = account?.ifPaid ?? null
  const lasting = account && (isIfPaid && ifPaid !== null ? { ...account, ...ifPaid } : account)
  const offers = useOffers(lasting)
  const label = ifPaid && `按付${ifPaid.cycles.join('、')}气款后估算`
  return (
    <>
      <QuickAmounts
        className='mt16'
        items={offers}
        active={offers.some(({ key }) => key === text) ? text : null}
        onChange={onChange}
      />
      {lasting && <Lasts lasting={lasting} amount={amount} />}
      {label && (
        <Ends top={8} className='fs-13 t2'>
          <span className='break'>{label}</span>
          <Switch label={label} checked={isIfPaid} onChange={setIfPaid} />
        </Ends>
      )}
    </>
  )
}

/** Such as last some days where their cost is known. */
function useOffers(lasting: Lasting | undefined): readonly { key: string; title: string; note?: string }[] {
  const maySee = useMay('model:PAY_RECORD')
  const today = useToday()
  const nextCosts = lasting?.nextCosts ?? []
  const last = useRead('default GET /crmgas/pay/record', LAST, {
    enabled: maySee && nextCosts.length > 0,
    handles: 'all',
  })
  if (lasting === undefined || nextCosts.length === 0) return QUICK
  return topUps({ available: lasting.available, nextCosts, today }, last.data?.list[0]?.amount ?? null)
}

/** The days now and with the amount added; unknown shows nothing. */
function Lasts({ lasting, amount }: { lasting: Lasting; amount: Money | null }) {
  const { available, daysLeft, nextCosts } = lasting
  const today = useToday()
  const until = amount === null ? null : lastsUntil({ available, nextCosts, today }, amount)
  return (
    <div className='fs-12 t3 mt8'>
      当前可用 <MoneyText value={available} />
      {daysLeft !== null && `，预计可用 ${daysLeft} 天`}
      {until !== null && <div className='fs-13 t1 mt4'>充值后可用至 {formatDay(until, today)}</div>}
    </div>
  )
}
