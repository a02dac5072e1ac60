import { formatMoney } from '@domain/money'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import { ActionSheet } from '@/ui'

/** One item on several invoices: which of them? */
export function InvoicesSheet({ invoiceIds, onClose }: { invoiceIds: readonly string[]; onClose: () => void }) {
  const read = useRead('default GET /crmgas/invoice/getElectronicInvoices', { invoiceIds: invoiceIds.join(',') })
  const known = read.data ?? []
  const items = invoiceIds.map((key, at) => {
    const invoice = known.find(({ invoiceId }) => invoiceId === key)
    return invoice
      ? { key, text: invoice.invoiceNo, note: formatMoney(invoice.grossAmount) }
      : { key, text: `第${at + 1}张发票` }
  })
  const open = (invoiceId: string) => {
    onClose()
    void go('/pages/invoice/invoice-detail', { invoiceId })
  }
  return <ActionSheet open title='选择发票' items={items} onChoose={open} onClose={onClose} />
}
