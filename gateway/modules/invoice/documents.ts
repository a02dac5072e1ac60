import { LINES_PER_PAGE, pagesOf, type Mark } from '../../pdf/invoice-layout'
import { marksPdf, marksPng } from '../../pdf/marks'
import { marksOfd } from '../../pdf/ofd'
import { qrSquares } from '../../pdf/qr'
import type { Work } from '../../http/context'
import { platformFile } from '../../ports/einvoice/file'
import { type Draw, type Drawn, type PaperKind, paperUrl } from '../file/service'
import { invoiceById, linesOf } from './repo/invoices'
import { openParty } from '../../secret'
import { codeText, dataFile, sheetOf, type OpenInvoice } from './paper'
import type { Invoice } from './types'

/** IV-19: what the gateway draws itself is no original. */
const WATERMARK = '演示样票 不作报销凭证'
const WIDTH = 1600

type Asked = Pick<Work, 'db' | 'config'>

const opened = (work: Asked, invoice: Invoice): OpenInvoice => ({
  ...invoice,
  buyer: openParty(work, invoice.buyer),
})

async function marksOf(work: Asked, invoice: Invoice): Promise<Mark[][]> {
  const lines = await linesOf(work.db, invoice.bp, [invoice.invoiceId])
  return pagesOf(sheetOf(opened(work, invoice), lines, qrSquares(codeText(invoice)), WATERMARK))
}

const headOf = ({ invoiceNo, issueTime }: Invoice) => ({ title: `电子发票 ${invoiceNo}`, madeAt: issueTime })

/** The sheet of an invoice as a PDF: drawn when it is asked for, from rows that do not change. */
const drawPdf = async (work: Asked, invoice: Invoice): Promise<Buffer> =>
  marksPdf(headOf(invoice), await marksOf(work, invoice))

/** The same sheet as an OFD (GB/T 33190). */
const drawOfd = async (work: Asked, invoice: Invoice): Promise<Buffer> =>
  marksOfd(headOf(invoice), await marksOf(work, invoice))

const xmlOf = async (work: Asked, invoice: Invoice): Promise<string> =>
  dataFile(opened(work, invoice), await linesOf(work.db, invoice.bp, [invoice.invoiceId]))

/** The file of the platform, for readers that do not get its address. */
async function fetched(
  { config }: Pick<Work, 'config'>,
  address: string | null | undefined,
  name: string,
  kind: PaperKind,
): Promise<Drawn | null> {
  const bytes = address ? await platformFile(address, config.einvoice?.fileHosts ?? []) : null
  return bytes && { name: `${name}.${kind}`, bytes, kind }
}

const drawInvoice: Draw = async (work, invoiceId) => {
  const invoice = await invoiceById(work.db, invoiceId)
  if (!invoice) return null
  const { files, invoiceNo } = invoice
  if (files) return fetched(work, files.pdf, invoiceNo, 'pdf')
  return { name: `${invoiceNo}.pdf`, bytes: await drawPdf(work, invoice) }
}

const drawData: Draw = async (work, invoiceId) => {
  const invoice = await invoiceById(work.db, invoiceId)
  if (!invoice) return null
  const { files, invoiceNo } = invoice
  if (files) return fetched(work, files.xml, invoiceNo, 'xml')
  return { name: `${invoiceNo}.xml`, bytes: Buffer.from(await xmlOf(work, invoice)), kind: 'xml' }
}

const drawLayout: Draw = async (work, invoiceId) => {
  const invoice = await invoiceById(work.db, invoiceId)
  if (!invoice) return null
  const { files, invoiceNo } = invoice
  if (files) return fetched(work, files.ofd, invoiceNo, 'ofd')
  return { name: `${invoiceNo}.ofd`, bytes: await drawOfd(work, invoice), kind: 'ofd' }
}

const drawAs: Readonly<Record<'pdf' | 'ofd' | 'xml', (work: Asked, invoice: Invoice) => Promise<Buffer>>> = {
  pdf: drawPdf,
  ofd: drawOfd,
  xml: async (work, invoice) => Buffer.from(await xmlOf(work, invoice)),
}

/** IV-21: the files of an invoice for a mail or an archive: the platform's own, else drawn. */
export async function filesToHand(
  work: Asked,
  invoice: Invoice,
): Promise<{ name: string; mime: string; bytes: Buffer }[]> {
  const { files, invoiceNo } = invoice
  const handed = []
  for (const kind of ['pdf', 'ofd', 'xml'] as const) {
    if (files?.[kind] === null) continue
    const own = files && (await platformFile(files[kind] ?? '', work.config.einvoice?.fileHosts ?? []))
    if (files && own === null) throw new Error(`the tax platform does not hand out the ${kind} of ${invoiceNo}`)
    handed.push({
      name: `${invoiceNo}.${kind}`,
      mime: `application/${kind}`,
      bytes: own ?? (await drawAs[kind](work, invoice)),
    })
  }
  return handed
}

/** `<invoiceId>_<page>`. */
const drawPage: Draw = async (work, id) => {
  const [invoiceId = '', page = '1'] = id.split('_')
  const invoice = await invoiceById(work.db, invoiceId)
  if (!invoice) return null
  const name = `${invoice.invoiceNo}-${page}`
  if (invoice.files) {
    const picture = await fetched(work, invoice.files.pictures[Number(page) - 1], name, 'png')
    return picture && 'bytes' in picture && isJpeg(picture.bytes)
      ? { name: `${name}.jpg`, bytes: picture.bytes, kind: 'jpg' }
      : picture
  }
  const marks = (await marksOf(work, invoice))[Number(page) - 1]
  return marks ? { name: `${name}.png`, bytes: await marksPng(marks, WIDTH), kind: 'png' } : null
}

const isJpeg = (bytes: Buffer): boolean => bytes[0] === 0xff && bytes[1] === 0xd8

export const invoicePapers = {
  invoice: drawInvoice,
  invoicexml: drawData,
  invoiceofd: drawLayout,
  invoicepage: drawPage,
}

/** The kind of address of a document: a signed one expires. */
export type Address = typeof paperUrl

/**
 * Addresses of the files of an invoice: the platform's own, else drawn; history without a picture has none (IV-25). With `address` the
 * platform's own addresses, which cannot be revoked, are left out and the gateway serves the files.
 */
export function filesOf(work: Work, invoice: Invoice, lineCount: number, address?: Address) {
  const { files, invoiceId, invoiceType } = invoice
  if (files && !address) return { pdfUrl: files.pdf, xmlUrl: files.xml, ofdUrl: files.ofd, pageImages: files.pictures }
  if (!files && (invoiceType === '04' || invoiceType === '01')) return null
  const at = address ?? paperUrl
  const pages = files ? files.pictures.length : Math.max(1, Math.ceil(lineCount / LINES_PER_PAGE))
  return {
    pdfUrl: at(work, 'invoice', invoiceId),
    xmlUrl: files?.xml === null ? null : at(work, 'invoicexml', invoiceId),
    ofdUrl: files?.ofd === null ? null : at(work, 'invoiceofd', invoiceId),
    pageImages: Array.from({ length: pages }, (_, n) => at(work, 'invoicepage', `${invoiceId}_${n + 1}`)),
  }
}
