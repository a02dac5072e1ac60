import type { Out } from '@contract'
import { useRead } from '@/request'
import type { NewInvoiceType } from '@domain/statuses/invoice'
import { useInvoice } from '@/stores/invoice'

export type Title = Out<'default GET /crmgas/invoice/titleList'>[number]

interface ChosenTitle {
  title: Title | undefined
  /** Which it is, or whether there is one, is not known yet. */
  isLoading: boolean
}

/** The title that was chosen on its page, else the default; each judged for the type of invoice. */
export function useTitle(invoiceType: NewInvoiceType): ChosenTitle {
  const chosen = useInvoice(({ invoiceTitle }) => invoiceTitle)
  const own = useRead(
    'default GET /crmgas/invoice/getDefaultInvoiceTitle',
    { invoiceType },
    { enabled: chosen === null, handles: 'all' },
  )
  const all = useRead(
    'default GET /crmgas/invoice/titleList',
    { invoiceType },
    { enabled: chosen !== null, handles: 'all' },
  )
  if (chosen === null) return { title: own.data, isLoading: own.state === 'loading' }
  return { title: all.data?.find(({ titleId }) => titleId === chosen.titleId), isLoading: all.state === 'loading' }
}
