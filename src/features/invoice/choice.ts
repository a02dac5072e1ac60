import { useCallback } from 'react'
import { sumMoney } from '@domain/money'
import { createGroup } from '@/stores/store'
import { useUser } from '@/stores'
import { isTickable, type Trade } from './trade'

/*
 * What is ticked for invoices, apart for single payments and for bills. It outlives paging and the search, which is a page of its
 * own, and belongs to one customer number: another one begins with nothing.
 */

export type Entry = 'TRADE' | 'BILL'
type Ticked = Pick<Trade, 'tradeNo' | 'openAmount'>

interface Ticks {
  bp: string
  trades: readonly Ticked[]
}

const NONE: Ticks = { bp: '', trades: [] }
const useTicks = createGroup<Record<Entry, Ticks>>({ TRADE: NONE, BILL: NONE })

/** One pick holds a hundred items at most (IV-05). */
export const MOST = 100

/** Without those that were ticked before and can no longer be, as rows loaded since tell. */
export function still(ticked: readonly Ticked[], rows: readonly Trade[]): readonly Ticked[] {
  const gone = new Set(rows.filter((row) => !isTickable(row)).map(({ tradeNo }) => tradeNo))
  return ticked.filter(({ tradeNo }) => !gone.has(tradeNo))
}

/** Ticks these as well, the first hundred of all; or takes them off. */
export function ticking(ticked: readonly Ticked[], trades: readonly Ticked[], on: boolean): readonly Ticked[] {
  const meant = new Set(trades.map(({ tradeNo }) => tradeNo))
  const rest = ticked.filter(({ tradeNo }) => !meant.has(tradeNo))
  if (!on) return rest
  const before = new Set(ticked.map(({ tradeNo }) => tradeNo))
  const added = trades.filter(({ tradeNo }) => !before.has(tradeNo))
  return [...ticked, ...added.map(({ tradeNo, openAmount }) => ({ tradeNo, openAmount }))].slice(0, MOST)
}

export interface Choice {
  trades: readonly Ticked[]
  sum: string
  has: (tradeNo: string) => boolean
  /** Answers whether all of them found room. */
  tick: (trades: readonly Ticked[], on: boolean) => boolean
  clear: () => void
}

/** The ticks of one entry; `rows` as loaded by now. */
export function useChoice(entry: Entry, rows: readonly Trade[]): Choice {
  const bp = useUser(({ loginUserInfo }) => loginUserInfo?.bp ?? '')
  const kept = useTicks((ticks) => ticks[entry])
  const trades = still(kept.bp === bp ? kept.trades : [], rows)
  const clear = useCallback(() => useTicks.setState({ [entry]: NONE }), [entry])
  return {
    trades,
    sum: sumMoney(trades.map(({ openAmount }) => openAmount)),
    has: (tradeNo) => trades.some((one) => one.tradeNo === tradeNo),
    tick: (given, on) => {
      const next = ticking(trades, given, on)
      useTicks.setState({ [entry]: { bp, trades: next } })
      return !on || given.every(({ tradeNo }) => next.some((one) => one.tradeNo === tradeNo))
    },
    clear,
  }
}
