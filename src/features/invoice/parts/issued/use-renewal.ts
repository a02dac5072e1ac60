import { useEachShow } from '@/blocks'
import { noteChanged } from '@/request'
import { useInvoice } from '@/stores/invoice'

/** Something about invoices has come about that no write of this app told of: lists are read anew when they are shown next. */
export const markForRenewal = (): void => useInvoice.setState({ isUpdateList: true })

/** Of a page that lists what may change meanwhile. */
export function useRenewal(): void {
  useEachShow(() => {
    if (!useInvoice.getState().isUpdateList) return
    useInvoice.setState({ isUpdateList: false })
    void noteChanged(['invoices'])
  })
}
