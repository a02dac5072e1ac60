import type { In, Out } from '@contract'
import { addMonths, firstOfMonth } from '@domain/date'
import type { BoundSession, Work } from '../../../http/context'
import { csvOf } from '../../../sheet/table'
import { xlsxOf } from '../../../sheet/xlsx'
import { zipped, type Packed } from '../../../sheet/zip'
import { type Draw, paperUrl } from '../../file/service'
import { filesOf, filesToHand } from '../documents'
import { countFiles, invoicesOfMonth } from '../repo/matrix'
import type { AccountKey } from '../types'
import { filterOf, refuseStrangeMeter, refuseWithoutBills, spanOf } from './matrix'
import type { MatrixFilter, Span } from './rows'
import { tableOf } from './sheet'

/* Files of the matrix: written while they are fetched by their signed address, which says what is in them, and stored nowhere. */

type Format = In<'btwob GET /invoice/matrix/export'>['format']

const KINDS = { XLSX: 'xlsx', CSV: 'csv' } as const
/** Kinds of the addresses; what follows them is `idOf`. */
const PAPERS = { XLSX: 'matrix', CSV: 'matrixcsv' } as const
const ARCHIVE = 'matrixzip'

const plain = (month: string): string => month.replace('-', '')

/** Letters, digits and lines below only, at most 64 with the kind. */
const idOf = ({ bp, companyCode }: AccountKey, { from, to }: Span, { title, meter, onlyGaps }: MatrixFilter): string =>
  [bp, companyCode, plain(from), plain(to), title, meter, onlyGaps ? '1' : ''].join('_')

const ID = /^(\d{10})_(\d{4})_(\d{4})(\d{2})_(\d{4})(\d{2})_([0-9a-f]{0,8})_([0-9a-f]{0,8})_(1?)$/

function readId(id: string): { key: AccountKey; span: Span; filter: MatrixFilter } | null {
  const found = ID.exec(id)
  if (!found) return null
  const [, bp = '', companyCode = '', y = '', m = '', toY = '', toM = '', title = '', meter = '', gaps] = found
  const span = { from: `${y}-${m}`, to: `${toY}-${toM}` }
  return { key: { bp, companyCode }, span, filter: { title, meter, onlyGaps: gaps === '1' } }
}

/** The address of the rows of a filter as a file. */
export async function exportMatrix(
  work: Work,
  session: BoundSession,
  input: In<'btwob GET /invoice/matrix/export'>,
): Promise<Out<'btwob GET /invoice/matrix/export'>> {
  refuseWithoutBills(session)
  const span = spanOf(work, input)
  await refuseStrangeMeter(work, session, input)
  const id = idOf(session, span, filterOf(input))
  return {
    url: paperUrl(work, PAPERS[input.format], id),
    fileName: sheetName(session.bp, span, KINDS[input.format]),
  }
}

export const sheetName = (bp: string, { from, to }: Span, ending: string): string =>
  `财务对账_${bp}_${from === to ? from : `${from}_${to}`}.${ending}`

const drawSheet =
  (format: Format): Draw =>
  async (work, id) => {
    const asked = readId(id)
    if (!asked) return null
    const table = tableOf(work, asked.key, asked.span, asked.filter)
    return {
      name: sheetName(asked.key.bp, asked.span, KINDS[format]),
      kind: KINDS[format],
      pieces: format === 'CSV' ? csvOf(table) : xlsxOf(table, work.clock.iso()),
    }
  }

/** The address of the files of all invoices issued in a month. */
export async function monthFiles(
  work: Work,
  session: BoundSession,
  month: string,
): Promise<Out<'btwob GET /invoice/matrix/files'>> {
  refuseWithoutBills(session)
  const count = await countFiles(work.db, session, daysOf(month))
  const id = `${session.bp}_${session.companyCode}_${plain(month)}`
  const file = { url: paperUrl(work, ARCHIVE, id), fileName: archiveName(session.bp, month) }
  return { count, file: count === 0 ? null : file }
}

export const archiveName = (bp: string, month: string): string => `发票_${bp}_${month}.zip`

/** First moment of a month, and of the next. */
export const daysOf = (month: string): Span => ({
  from: `${firstOfMonth(month)}T00:00:00+08:00`,
  to: `${firstOfMonth(addMonths(month, 1))}T00:00:00+08:00`,
})

const drawArchive: Draw = async (work, id) => {
  const [, bp = '', companyCode = '', year = '', month = ''] = /^(\d{10})_(\d{4})_(\d{4})(\d{2})$/.exec(id) ?? []
  if (bp === '') return null
  const key = { bp, companyCode }
  return {
    name: archiveName(bp, `${year}-${month}`),
    kind: 'zip',
    pieces: zipped(invoiceFiles(work, key, `${year}-${month}`), work.clock.iso()),
  }
}

/** Invoices looked up at once. */
const SOME = 20

/** PDF, OFD and XML of each invoice of a month, one drawn after the other. */
export async function* invoiceFiles(work: Work, key: AccountKey, month: string): AsyncGenerator<Packed> {
  let after: { issueTime: string; invoiceId: string } | null = null
  for (;;) {
    const some = await invoicesOfMonth(work.db, key, daysOf(month), after, SOME)
    for (const invoice of some) {
      if (filesOf(work, invoice, 1) === null) continue
      for (const { name, bytes } of await filesToHand(work, invoice)) yield { name, pieces: [bytes] }
    }
    after = some.at(-1) ?? null
    if (some.length < SOME) return
  }
}

export const matrixPapers = { matrix: drawSheet('XLSX'), matrixcsv: drawSheet('CSV'), matrixzip: drawArchive }
