import { sql, type Insertable, type Updateable } from 'kysely'
import type { GuestAct } from '@domain/statuses/guest-link'
import type { Db } from '../../db/connect'
import { countOf } from '../../db/count'
import { pick, type Picked } from '../../db/rows'
import type { GuestLinkTable, GuestPassTable, GuestViewTable } from '../../db/tables.gen'

interface Page {
  limit: number
  offset: number
}

const fields = pick('guestLink', [
  'bp',
  'linkId',
  'companyCode',
  'scopes',
  'monthFrom',
  'monthTo',
  'guestName',
  'phoneEnc',
  'phoneMask',
  'madeBy',
  'bodyHash',
  'expireAt',
  'revokedAt',
  'endedAt',
  'failed',
  'lockedUntil',
  'seenAt',
  'createdAt',
])
export type LinkRow = Picked<'guestLink', typeof fields>
export type LinkKey = Pick<LinkRow, 'bp' | 'linkId'>

export const insertLink = async (db: Db, row: Insertable<GuestLinkTable>): Promise<void> => {
  await db.insertInto('guestLink').values(row).execute()
}

const byId = (db: Db, { bp, linkId }: LinkKey) =>
  db.selectFrom('guestLink').select(fields).where('bp', '=', bp).where('linkId', '=', linkId)

export const findLink = (db: Db, key: LinkKey) => byId(db, key).executeTakeFirst()

export const lockLink = (db: Db, key: LinkKey) => byId(db, key).forUpdate().executeTakeFirst()

export const linkOfToken = (db: Db, tokenHash: string) =>
  db.selectFrom('guestLink').select(fields).where('tokenHash', '=', tokenHash).executeTakeFirst()

/** The link that this number made. */
export const linkOfRequest = (db: Db, bp: string, madeBy: string, requestNo: string) =>
  db
    .selectFrom('guestLink')
    .select(['linkId', 'bodyHash'])
    .where('bp', '=', bp)
    .where('madeBy', '=', madeBy)
    .where('requestNo', '=', requestNo)
    .executeTakeFirst()

const ofCustomer = (db: Db, bp: string, companyCode: string) =>
  db.selectFrom('guestLink').where('bp', '=', bp).where('companyCode', '=', companyCode)

export async function pageOfLinks(
  db: Db,
  { bp, companyCode }: { bp: string; companyCode: string },
  page: Page,
): Promise<{ rows: LinkRow[]; total: number }> {
  const rows = await ofCustomer(db, bp, companyCode)
    .select(fields)
    .orderBy('createdAt', 'desc')
    .orderBy('linkId', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { rows, total: await countOf(ofCustomer(db, bp, companyCode)) }
}

/** Links that have not expired and were not ended. */
export async function countOpen(db: Db, bp: string, now: string): Promise<number> {
  return countOf(
    db
      .selectFrom('guestLink')
      .where('bp', '=', bp)
      .where('expireAt', '>', now)
      .where('revokedAt', 'is', null)
      .where('endedAt', 'is', null),
  )
}

/** The same by their ids, in the order of the locks. */
export async function openLinks(
  db: Db,
  { bp, companyCode }: { bp: string; companyCode: string },
  now: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('guestLink')
    .select('linkId')
    .where('bp', '=', bp)
    .where('companyCode', '=', companyCode)
    .where('expireAt', '>', now)
    .where('revokedAt', 'is', null)
    .where('endedAt', 'is', null)
    .orderBy('linkId')
    .execute()
  return rows.map(({ linkId }) => linkId)
}

export const updateLink = async (db: Db, { bp, linkId }: LinkKey, set: Updateable<GuestLinkTable>): Promise<void> => {
  await db.updateTable('guestLink').set(set).where('bp', '=', bp).where('linkId', '=', linkId).execute()
}

/** Of two revocations at once one changes the row. */
export const revoke = async (db: Db, { bp, linkId }: LinkKey, now: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('guestLink')
    .set({ revokedAt: now, updatedAt: now })
    .where('bp', '=', bp)
    .where('linkId', '=', linkId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends the links of a former master. */
export const endLinksOf = async (db: Db, bp: string, madeBy: string, now: string): Promise<void> => {
  await db
    .updateTable('guestLink')
    .set({ endedAt: now, updatedAt: now })
    .where('bp', '=', bp)
    .where('madeBy', '=', madeBy)
    .where('endedAt', 'is', null)
    .execute()
}

/** Counts a wrong code, locks at the last one. Answers how many there are now. */
export async function countFailed(
  db: Db,
  { bp, linkId }: LinkKey,
  most: number,
  lockedUntil: string,
  now: string,
): Promise<number> {
  const row = await db
    .updateTable('guestLink')
    .set({
      failed: sql`failed + 1`,
      lockedUntil: sql`case when failed + 1 >= ${most} then ${lockedUntil}::timestamptz else locked_until end`,
      updatedAt: now,
    })
    .where('bp', '=', bp)
    .where('linkId', '=', linkId)
    .returning('failed')
    .executeTakeFirst()
  return row?.failed ?? 0
}

export const insertPass = async (db: Db, row: Insertable<GuestPassTable>): Promise<void> => {
  await db.insertInto('guestPass').values(row).execute()
}

const passes = (db: Db) =>
  db
    .selectFrom('guestPass as p')
    .innerJoin('guestLink as l', (join) => join.onRef('l.bp', '=', 'p.bp').onRef('l.linkId', '=', 'p.linkId'))
    .select(fields.map((field) => `l.${field}` as const))
    .select(['p.passId', 'p.expireAt as passEnd'])

export const passOfSecret = (db: Db, passHash: string) =>
  passes(db).where('p.passHash', '=', passHash).executeTakeFirst()

export const passOfId = (db: Db, passId: string) => passes(db).where('p.passId', '=', passId).executeTakeFirst()

export type PassRow = NonNullable<Awaited<ReturnType<typeof passOfId>>>

export const dropPasses = async (db: Db, { bp, linkId }: LinkKey): Promise<void> => {
  await db.deleteFrom('guestPass').where('bp', '=', bp).where('linkId', '=', linkId).execute()
}

export const insertView = async (db: Db, row: Insertable<GuestViewTable> & { act: GuestAct }): Promise<void> => {
  await db.insertInto('guestView').values(row).execute()
}

export async function pageOfViews(db: Db, { bp, linkId }: LinkKey, page: Page) {
  const own = () => db.selectFrom('guestView').where('bp', '=', bp).where('linkId', '=', linkId)
  const rows = await own()
    .select(['viewId', 'act', 'about', 'at'])
    .orderBy('at', 'desc')
    .orderBy('viewId', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { rows, total: await countOf(own()) }
}

/** Passes that are over, and links that were over before this moment with all they kept. */
export async function purge(db: Db, now: string, before: string): Promise<void> {
  await db.deleteFrom('guestPass').where('expireAt', '<', now).execute()
  const old = sql<boolean>`(bp, link_id) in (select bp, link_id from guest_link where expire_at < ${before}::timestamptz)`
  await db.deleteFrom('guestView').where(old).execute()
  await db.deleteFrom('guestPass').where(old).execute()
  await db.deleteFrom('guestLink').where('expireAt', '<', before).execute()
}
