import type { Out } from '@contract'
import { callFailure, call } from '@/request'
import { showFile } from '@/shared/file'
import { toast } from '@/ui'

export type InvoiceFiles = Out<'default GET /crmgas/invoice/getElectronicInvoices'>[number]
type FileKind = 'PDF' | 'OFD' | 'XML'

const urlOf = ({ pdfUrl, ofdUrl, xmlUrl }: InvoiceFiles, kind: FileKind): string | null =>
  ({ PDF: pdfUrl, OFD: ofdUrl, XML: xmlUrl })[kind]

/**
 * Hands a file of an invoice to the user. Addresses are good for ten minutes, a page stands longer: a fresh one is asked for. The
 * call is silent, so what it refuses is said here.
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
