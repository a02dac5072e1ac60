import writeXlsxFile, { type SheetData } from 'write-excel-file/node'
import { formatMoment } from '@domain/date-format'
import { directions, entryTypes } from '@domain/statuses/names'
import type { BoundSession, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { isoOf } from '../../ports/clock'
import { put, url } from '../file/service'
import { keyOf } from './bill-view'
import { instants } from './record-views'
import { findAccount } from '../gas-account/service'
import { allEntries, type Entry } from '../gas-account/service'

/** AE-91: how long the link is valid. */
const LINK_MINUTES = 10

const heads = ['时间', '类型', '收支', '金额（元）', '余额（元）', '备注']

/** fee/export (AE-91): the account's entries of at most twelve months as a sheet, behind a signed link. */
export async function exportFee(work: Work, session: BoundSession, range: { dateFrom: string; dateTo: string }) {
  const account = await findAccount(work.db, keyOf(session))
  if (!account) throw new Refusal('2902')
  const entries = await allEntries(work.db, account, instants(work, range))
  const bytes = await sheet(entries, work.clock.today())
  const fileName = `交易记录_${account.bp}_${range.dateFrom}_${range.dateTo}.xlsx`
  const file = await put(work, {
    name: fileName,
    bytes,
    bizType: 'FEE_EXPORT',
    ownerRef: `FEE_EXPORT:${account.bp}`,
    companyCode: account.companyCode,
  })
  const link = await url(work, file.fileId)
  if (link === null) throw new RangeError('the export was not stored')
  return { url: link, fileName, expireAt: isoOf(work.clock.now() + LINK_MINUTES * 60_000) }
}

async function sheet(entries: readonly Entry[], today: string): Promise<Buffer> {
  // A sheet knows binary numbers only: amounts become numbers here so that a reader can add them up.
  const money = (text: string) => ({ value: Number(text), type: Number, format: '#,##0.00' })
  const rows: SheetData = [
    heads.map((value) => ({ value, fontWeight: 'bold' as const })),
    ...entries.map((entry) => [
      { value: formatMoment(entry.occurredAt, today) },
      { value: entryTypes[entry.entryType] },
      { value: directions[entry.direction] },
      money(entry.direction === 'IN' ? entry.amount : `-${entry.amount}`),
      money(entry.balanceAfter),
      { value: entry.remark },
    ]),
  ]
  const columns = [20, 16, 8, 16, 16, 40].map((width) => ({ width }))
  return writeXlsxFile(rows, { columns, sheet: '交易记录', stickyRowsCount: 1 }).toBuffer()
}
