import { LINES_PER_PAGE, pagesOf, type Mark } from '../../pdf/invoice-layout'
import { marksPdf, marksPng } from '../../pdf/marks'
import { qrSquares } from '../../pdf/qr'
import type { Work } from '../../http/context'
import type { Draw } from '../../brought'
import { paperUrl } from '../file/service'
import { invoiceById, linesOf } from './repo/invoices'
import { codeText, dataFile, sheetOf } from './paper'
import type { Invoice } from './types'

/** IV-19: what the gateway draws itself is no original. */
const WATERMARK = '演示样票 不作报销凭证'
const WIDTH = 1600

type Asked = Pick<Work, 'db'>

async function marksOf(work: Asked, invoice: Invoice): Promise<Mark[][]> {
  const lines = await linesOf(work.db, invoice.bp, [invoice.invoiceId])
  return pagesOf(sheetOf(invoice, lines, qrSquares(codeText(invoice)), WATERMARK))
}

/** The sheet of an invoice as a PDF: drawn when it is asked for, from rows that do not change. */
export const drawPdf = async (work: Asked, invoice: Invoice): Promise<Buffer> =>
  marksPdf({ title: `电子发票 ${invoice.invoiceNo}`, madeAt: invoice.issueTime }, await marksOf(work, invoice))

export const xmlOf = async (work: Asked, invoice: Invoice): Promise<string> =>
  dataFile(invoice, await linesOf(work.db, invoice.bp, [invoice.invoiceId]))

const drawInvoice: Draw = async (work, invoiceId) => {
  const invoice = await invoiceById(work.db, invoiceId)
  return invoice ? { name: `${invoice.invoiceNo}.pdf`, bytes: await drawPdf(work, invoice) } : null
}

const drawData: Draw = async (work, invoiceId) => {
  const invoice = await invoiceById(work.db, invoiceId)
  return invoice
    ? { name: `${invoice.invoiceNo}.xml`, bytes: Buffer.from(await xmlOf(work, invoice)), kind: 'xml' }
    : null
}

/** `<invoiceId>_<page>`. */
const drawPage: Draw = async (work, id) => {
  const [invoiceId = '', page = '1'] = id.split('_')
  const invoice = await invoiceById(work.db, invoiceId)
  const marks = invoice && (await marksOf(work, invoice))[Number(page) - 1]
  if (!invoice || !marks) return null
  return { name: `${invoice.invoiceNo}-${page}.png`, bytes: await marksPng(marks, WIDTH), kind: 'png' }
}

export const invoicePapers = { invoice: drawInvoice, invoicexml: drawData, invoicepage: drawPage }

/** How a document of the invoice is addressed: for who may read it, or for who may for a while. */
export type Address = typeof paperUrl

/** Addresses of the files of an invoice: the platform's own, else drawn; history without a picture has none (IV-25). */
export function filesOf(work: Work, invoice: Invoice, lineCount: number, address: Address = paperUrl) {
  const { files, invoiceId, invoiceType } = invoice
  if (files) return { pdfUrl: files.pdf, xmlUrl: files.xml, ofdUrl: files.ofd, pageImages: files.pictures }
  if (invoiceType === '04' || invoiceType === '01') return null
  const pages = Math.max(1, Math.ceil(lineCount / LINES_PER_PAGE))
  return {
    pdfUrl: address(work, 'invoice', invoiceId),
    xmlUrl: address(work, 'invoicexml', invoiceId),
    ofdUrl: null,
    pageImages: Array.from({ length: pages }, (_, n) => address(work, 'invoicepage', `${invoiceId}_${n + 1}`, 'png')),
  }
}
