import type { Out } from '@contract'
import { callFailure, call } from '@/request'
import { showFile } from '@/shared/file'
import { toast } from '@/ui'

export type InvoiceFiles = Out<'default GET /crmgas/invoice/getElectronicInvoices'>[number]
type FileKind = 'PDF' | 'OFD' | 'XML'

const urlOf = ({ pdfUrl, ofdUrl, xmlUrl }: InvoiceFiles, kind: FileKind): string | null =>
  ({ PDF: pdfUrl, OFD: ofdUrl, XML: xmlUrl })[kind]

/**
 * Opens a file of an invoice for the user. Addresses are valid for ten minutes, a page may be open longer: a fresh one is requested.
 * The call is silent, so its refusal is shown here.
 */
export async function openInvoiceFile(invoiceId: string, kind: FileKind): Promise<void> {
  try {
    const [files] = await call('default GET /crmgas/invoice/getElectronicInvoices', { invoiceIds: invoiceId })
    const url = files && urlOf(files, kind)
    if (!files || !url) return toast('发票正在生成，请稍候')
    await showFile(url, `发票_${files.invoiceNo}.${kind.toLowerCase()}`)
  } catch (failure) {
    const error = callFailure(failure)
    if (error.kind === 'refused') toast(error.message)
  }
}
