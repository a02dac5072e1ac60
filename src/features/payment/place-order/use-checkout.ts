import { useState } from 'react'
import { useRead } from '@/request'
import { compareMoney, isPositiveMoney, ZERO_MONEY, type Money } from '@domain/money'
import { totalsOf } from './order-form'
import { platformCode, type Channel } from '@/shared/pay'
import { useSettled } from '@/blocks'

/** Channels are asked for before anything is typed; the smallest order is used instead. */
const LEAST: Money = '10.00'
/** ms of rest in typing before they are loaded again (A 6.19). */
const PAUSE = 400

export interface CheckoutOf {
  bizType: 'BILL' | 'PREPAY' | 'INSTALLMENT' | 'IC'
  /** null: nothing valid entered yet. */
  amount: Money | null
  payToken: string | undefined
}

/** How an amount will be paid: the channels open for it, the chosen one, what the balance takes, in how many payments. */
export function useCheckout({ bizType, amount, payToken }: CheckoutOf) {
  const [wantsBalance, setWantsBalance] = useState(false)
  const [wanted, setWanted] = useState<Channel | null>(null)
  const settled = useSettled(amount, PAUSE)
  const channels = useRead(
    'default GET /crmgas/pay/channels',
    { bizType, amount: settled ?? LEAST, platform: platformCode(), ...(payToken !== undefined && { payToken }) },
    { keepPrevious: true },
  )
  const list = channels.data?.list ?? []
  const chosen =
    list.find(({ channel, enabled }) => enabled && channel === wanted) ?? list.find(({ enabled }) => enabled) ?? null
  const usable = channels.data?.balanceUsable ?? ZERO_MONEY
  const hasBalance = payToken === undefined && isPositiveMoney(usable)
  const useBalance = wantsBalance && hasBalance
  const totals = amount === null ? null : totalsOf(amount, useBalance, usable, chosen?.singleLimit ?? null)
  const smsOver = channels.data?.balanceSmsOver
  return {
    channels,
    chosen,
    choose: setWanted,
    usable,
    hasBalance,
    useBalance,
    setUseBalance: setWantsBalance,
    totals,
    needsCode: totals !== null && smsOver !== undefined && compareMoney(totals.balanceUsed, smsOver) > 0,
    /** What the balance can take is known once the channels of this very amount are. */
    isSettling: settled !== amount || channels.renewing,
  }
}
