import { useCallback } from 'react'
import { useAct } from '@/blocks'
import type { ApiError } from '@/request'
import { go } from '@/routes/go'
import { useInvoice, type InvoiceForm, type InvoiceGroup } from '@/stores/invoice'
import type { Entry } from '../pick/choice'

const FORM = { TRADE: '/pages/invoice/invoice-new', BILL: '/subPagesB/pages/applyForInvoice/startInvoice' } as const

interface Taking {
  entry: Entry
  /** Everything that waits of this bill, beside what is named. */
  billId?: string | undefined
  /** What is in the form from the start. */
  form?: Partial<InvoiceForm>
  /** The title that the form has from the start. */
  title?: InvoiceGroup['invoiceTitle']
  /** Runs when the items are held; opens the form of the entry by default. */
  done?: () => unknown
  /** Another user holds an item by now: the list is loaded again. */
  stale: (error: ApiError) => unknown
}

/** Holds items for a quarter of an hour (IV-05). */
export function useTake({ entry, billId, form, title, done = () => go(FORM[entry]), stale }: Taking) {
  const { run, busy } = useAct('default POST /crmgas/invoice/pickTrades', {
    dialog: ['2601', '2602', '2651', '2652'],
    adopt: ({ pickId, items, expireAt }) => {
      const numbers = items.map(({ tradeNo }) => tradeNo)
      useInvoice.setState({
        tradeData: {
          pickId,
          items: numbers,
          expireAt,
          sourceEntry: entry,
          ...(billId && { billId }),
          ...(form && { form }),
        },
        ...(title !== undefined && { invoiceTitle: title }),
      })
    },
    done,
    stale,
  })
  const take = useCallback(
    (tradeNos: readonly string[]) => run({ tradeNos: [...tradeNos], ...(billId && { billId }) }),
    [run, billId],
  )
  return { take, busy }
}
