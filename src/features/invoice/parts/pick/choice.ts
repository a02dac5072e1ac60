import { useCallback, useEffect } from 'react'
import { sumMoney } from '@domain/money'
import { selectionOf, type Selection } from '@/blocks'
import { createGroup } from '@/stores/store'
import { useUser } from '@/stores'
import { isTickable, type Trade } from './trade'

/*
 * What is chosen for invoices, apart for single payments and for bills. It outlives paging and the search, which is a page of its
 * own, and belongs to one customer number: another one begins with nothing.
 */

export type Entry = 'TRADE' | 'BILL'

interface Chosen {
  bp: string
  trades: readonly Trade[]
}

const NONE: Chosen = { bp: '', trades: [] }
const useChosen = createGroup<Record<Entry, Chosen>>({ TRADE: NONE, BILL: NONE })

/** One pick holds a hundred items at most (IV-05). */
const SPEC = { keyOf: ({ tradeNo }: Trade) => tradeNo, can: isTickable, most: { count: 100, unit: '条' } }

export interface Choice extends Selection<Trade> {
  sum: string
}

/** What is chosen at one entry; `rows` as loaded by now. */
export function useChoice(entry: Entry, rows: readonly Trade[]): Choice {
  const bp = useUser(({ loginUserInfo }) => loginUserInfo?.bp ?? '')
  const kept = useChosen((all) => all[entry])
  const selection = selectionOf(rows, SPEC, kept.bp === bp ? kept.trades : [], (trades) =>
    useChosen.setState({ [entry]: { bp, trades } }),
  )
  return {
    ...selection,
    sum: sumMoney(selection.chosen.map(({ openAmount }) => openAmount)),
    clear: useCallback(() => useChosen.setState({ [entry]: NONE }), [entry]),
  }
}

/** The same, gone when the page is left. */
export function useChoiceOfPage(entry: Entry, rows: readonly Trade[]): Choice {
  const choice = useChoice(entry, rows)
  const { clear } = choice
  useEffect(() => clear, [clear])
  return choice
}
