import { useState, type ReactNode } from 'react'
import type { In } from '@contract'
import { formatMoney, isPositiveMoney, type Money } from '@domain/money'
import { FieldList, PageFrame, type PageFrameProps, useLinks } from '@/blocks'
import { BottomBar, Card } from '@/ui'
import { buttonText, reasonNot, type Totals } from './order-form'
import type { ChannelListProps } from '../ChannelList'
import { Channels } from '../Channels'
import { Agreement, AGREEMENT, BalanceRow, isAgreed } from './OrderParts'
import { Shape } from '../Shape'
import { useBalanceProof, type Channel } from '@/shared/pay'
import { useCheckout } from './use-checkout'
import type { PlaceOrder } from './use-place-order'

/** How an order is to be paid: channel and balance, the same for every kind. */
export type Paying = Pick<In<'default POST /crmgas/pay/createOrder'>, 'channel' | 'useBalance' | 'smsCode'>

export interface OrderFormProps extends Pick<PageFrameProps, 'of'> {
  order: Pick<PlaceOrder, 'busy' | 'cashier'>
  /** Makes the order of what the form holds. */
  submit: (paying: Paying, channel: Channel | null) => Promise<void>
  bizType: 'BILL' | 'PREPAY' | 'INSTALLMENT' | 'IC'
  /** null: nothing valid entered yet. */
  amount: Money | null
  /** Why there is no amount. */
  without: string
  payToken: string | undefined
  /** Masked payee of a payment for another customer. */
  payee: string | undefined
  /** Parameters of the transfer form. */
  transfer?: ChannelListProps['transfer']
  /** Last question before the order is made; false stops. */
  ask?: () => Promise<boolean>
  children: ReactNode
  keypad?: ReactNode
}

/** What both kinds of orders share: balance, channels, agreement, the button with the final amount. */
export function OrderForm({
  order,
  submit,
  bizType,
  amount,
  without,
  payToken,
  payee,
  transfer,
  ask,
  children,
  keypad,
  ...frame
}: OrderFormProps) {
  const [agreed, setAgreed] = useState(false)
  const checkout = useCheckout({ bizType, amount, payToken })
  const { channels, chosen, totals, useBalance, needsCode } = checkout
  const needsTick = useLinks()(AGREEMENT) !== undefined
  const proof = useBalanceProof(needsCode, (smsCode) => pay(smsCode))
  const note = reasonNot({
    without: amount === null ? without : undefined,
    asking: !channels.data && channels.state !== 'error',
    hasChannel: chosen !== null || totals?.slices === 0,
    slices: totals?.slices ?? null,
    tick: !needsTick || agreed,
    code: !needsCode || proof.values.smsCode.length === 6,
  })

  const pay = async (smsCode: string) => {
    if (totals === null || note !== undefined) return
    if (!(await isAgreed({ payee, totals, ask }))) return
    const balance = useBalance ? { useBalance: '1' as const, ...(needsCode && { smsCode }) } : {}
    await submit(
      { ...balance, channel: chosen === null || totals.slices === 0 ? 'BALANCE' : chosen.channel },
      chosen?.channel ?? null,
    )
  }
  const primary = {
    text: totals === null ? '立即支付' : buttonText(totals),
    onTap: proof.submit,
    disabled: note !== undefined || checkout.isSettling,
    loading: order.busy,
    loadingText: '提交中',
  }
  return (
    <PageFrame
      {...frame}
      spaced={payToken !== undefined}
      skeleton={<Shape />}
      footer={<BottomBar primary={primary} {...sumOf(totals)} note={note} />}
    >
      {children}
      {checkout.hasBalance && (
        <BalanceRow
          usable={checkout.usable}
          on={useBalance}
          used={totals?.balanceUsed ?? null}
          onChange={checkout.setUseBalance}
        />
      )}
      {needsCode && (
        <Card>
          <FieldList of={proof} />
        </Card>
      )}
      {totals?.slices !== 0 && (
        <Channels
          read={channels}
          chosen={chosen?.channel ?? null}
          onChoose={checkout.choose}
          transfer={transfer}
          slices={totals === null ? 1 : totals.slices}
          amount={totals?.payAmount ?? null}
        />
      )}
      {needsTick && <Agreement agreed={agreed} onChange={setAgreed} />}
      {keypad}
      {order.cashier}
    </PageFrame>
  )
}

/** What the bar says beside its button once the balance takes a part. */
function sumOf(totals: Totals | null) {
  if (totals === null || !isPositiveMoney(totals.balanceUsed)) return {}
  const note = `余额抵扣 ${formatMoney(totals.balanceUsed)}`
  return { sum: { label: `合计 ${formatMoney(totals.amount)}`, note } }
}
