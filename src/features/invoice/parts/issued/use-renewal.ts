import { useEachShow } from '@/blocks'
import { noteChanged } from '@/request'
import { useInvoice } from '@/stores/invoice'

/** Invoices have changed without a write of this app: lists are loaded again when they are shown next. */
export const markForRenewal = (): void => useInvoice.setState({ isUpdateList: true })

/** Of a page that lists what may change meanwhile. */
export function useRenewal(): void {
  useEachShow(() => {
    if (!useInvoice.getState().isUpdateList) return
    useInvoice.setState({ isUpdateList: false })
    void noteChanged(['invoices'])
  })
}
