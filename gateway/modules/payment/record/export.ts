import { formatFullMoment } from '@domain/date-format'
import { directions, entryTypes } from '@domain/statuses/names'
import type { BoundSession, Work } from '../../../http/context'
import { ownOr2902 } from '../../../http/refusal'
import type { Table } from '../../../sheet/table'
import { xlsxOf } from '../../../sheet/xlsx'
import { gathered } from '../../../sheet/zip'
import { isoOf } from '../../../ports/clock'
import { put, url } from '../../file/service'
import { keyOf } from '../bill/view'
import { instants } from './views'
import { findAccount, allEntries, type Entry } from '../../gas-account/service'

/** AE-91: how long the link is valid. */
const LINK_MINUTES = 10

/** fee/export (AE-91): the account's entries of at most twelve months as a sheet, behind a signed link. For a `manual` handler. */
export async function exportFee(work: Work, session: BoundSession, range: { dateFrom: string; dateTo: string }) {
  const account = ownOr2902(await findAccount(work.db, keyOf(session)))
  const entries = await allEntries(work.db, account, instants(work, range))
  const bytes = await gathered(xlsxOf(sheet(entries), work.clock.iso()))
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

const sheet = (entries: readonly Entry[]): Table => ({
  name: '交易记录',
  columns: [
    { head: '时间', width: 20 },
    { head: '类型', width: 16 },
    { head: '收支', width: 8 },
    { head: '金额（元）', width: 16, figures: true },
    { head: '余额（元）', width: 16, figures: true },
    { head: '备注', width: 40 },
  ],
  rows: entries.map((entry) => [
    // With its year: the file is kept, and sorted with others.
    formatFullMoment(entry.occurredAt),
    entryTypes[entry.entryType],
    directions[entry.direction],
    entry.direction === 'IN' ? entry.amount : `-${entry.amount}`,
    entry.balanceAfter,
    entry.remark,
  ]),
})
