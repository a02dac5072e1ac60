import { useCallback, useEffect } from 'react'
import { sumMoney } from '@domain/money'
import { useSelection, useSettled, type Selection } from '@/blocks'
import { useRead, type Paged } from '@/request'
import { isOpen } from '@/shared/bill'
import type { Bill } from '../bill-model'

/** Totals are loaded again after this pause in ticking (A 6.14), ms. */
const PAUSE = 300
const NONE: readonly Bill[] = []

export interface BillChoice extends Selection<Bill> {
  ids: readonly string[]
  sum: string
}

/** The bills to be paid: all that can be are chosen on entry, and rows that arrive later are too (A 6.14). */
export function useBillChoice(paying: boolean, list: Paged<Bill, unknown>): BillChoice {
  const { reload } = list
  useLoadedToEnd(paying, list)
  const selection = useSelection(paying ? list.rows : NONE, {
    keyOf: ({ billId }) => billId,
    can: ({ canPay }) => canPay,
    isAllChosen: true,
  })
  const onStale = useCallback(() => void reload(), [reload])
  const sum = useServedSum(selection.chosen, onStale)
  return { ...selection, ids: idsOf(selection.chosen), sum }
}

const idsOf = (bills: readonly Bill[]) => bills.map(({ billId }) => billId)

/** 全选 means all: what can be paid, which comes first, is loaded to its end. */
function useLoadedToEnd(paying: boolean, { rows, foot, loadMore }: Paged<Bill, unknown>): void {
  const tail = rows.at(-1)
  const hidesPayable = paying && foot === 'more' && tail !== undefined && isOpen(tail)
  useEffect(() => {
    if (hidesPayable) loadMore()
  }, [hidesPayable, loadMore, rows.length])
}

/** What the rows on the screen come to, until the gateway has said it. `onStale`: its sum differs from theirs. */
function useServedSum(chosen: readonly Bill[], onStale: () => void): string {
  const ids = idsOf(chosen).join(',')
  const local = sumMoney(chosen.map(({ totalDue }) => totalDue))
  const settled = useSettled(ids, PAUSE)
  const read = useRead(
    'default GET /crmgas/bill/list',
    { billIds: settled, pageSize: 1 },
    { enabled: settled !== '', handles: 'all' },
  )
  const served = settled === ids ? read.data?.sum.totalDue : undefined
  useEffect(() => {
    if (served !== undefined && served !== local) onStale()
    // Once per answer: after the rows are renewed both agree.
    // `onStale` is the list's own reload and does not change what is compared.
  }, [served, local, onStale])
  return served ?? local
}
