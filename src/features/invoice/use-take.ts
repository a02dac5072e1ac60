import { useCallback, useRef } from 'react'
import { asApiError, useWrite, type ApiError } from '@/request'
import { go } from '@/routes/go'
import { useInvoice, type InvoiceForm } from '@/stores/invoice'
import { alert } from '@/ui'
import type { Entry } from './choice'

const FORM = { TRADE: '/pages/invoice/invoice-new', BILL: '/subPagesB/pages/applyForInvoice/startInvoice' } as const

interface Taking {
  entry: Entry
  /** What stands in the form from the start. */
  form?: Partial<InvoiceForm>
}

/**
 * Takes items in hand for a quarter of an hour (IV-05). What somebody else has in hand by now is named in a dialog; `onFailed` hears
 * of it, to look at the list anew.
 */
export function useTake(onFailed: (error: ApiError) => unknown) {
  const { run, busy } = useWrite('default POST /crmgas/invoice/pickTrades', {
    handles: ['2601', '2602', '2651', '2652'],
  })
  const failed = useRef(onFailed)
  failed.current = onFailed
  /** Answers whether they are in hand now. */
  const hold = useCallback(
    async (tradeNos: readonly string[], { entry, form }: Taking): Promise<boolean> => {
      try {
        const { pickId, items, expireAt } = await run({ tradeNos: [...tradeNos] })
        const numbers = items.map(({ tradeNo }) => tradeNo)
        const tradeData = { pickId, items: numbers, expireAt, sourceEntry: entry, ...(form && { form }) }
        useInvoice.setState({ tradeData })
        return true
      } catch (failure) {
        const error = asApiError(failure)
        if (error.kind === 'broken') throw failure
        if (error.is('2601', '2602', '2651', '2652')) await alert(error.message, { title: '提示', cancelText: null })
        await failed.current(error)
        return false
      }
    },
    [run],
  )
  /** The same, and the form for them. */
  const take = async (tradeNos: readonly string[], taking: Taking): Promise<void> => {
    if (await hold(tradeNos, taking)) await go(FORM[taking.entry])
  }
  return { hold, take, busy }
}
