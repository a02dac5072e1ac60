import { asFile } from '@domain/draw/ledger'
import type { Db } from '../../db/connect'
import { rowsAfter, type DrawKey } from './repo'

/** Rows of a page: some 200 kB, which cost the gateway milliseconds however long the ledger is. */
const PAGE_ROWS = 1000

/** The part of a ledger that follows row `after`, and where the next one begins. A ledger only grows: its pages are one file. */
export async function ledgerPage(db: Db, key: DrawKey, after = 0): Promise<{ ledger: string; next: number | null }> {
  const found = await rowsAfter(db, key, after, PAGE_ROWS + 1)
  const rows = found.slice(0, PAGE_ROWS)
  return { ledger: asFile(rows), next: found.length > rows.length ? (rows.at(-1)?.rowNo ?? null) : null }
}
