import { sql, type Insertable } from 'kysely'
import type { SmartRuleCode } from '@domain/smart-message'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import { pick, type Picked } from '../../../db/rows'
import type { SmartMessageTable, SmartStateTable } from '../../../db/tables.gen'

const fields = pick('smartMessage', [
  'smartId',
  'ruleCode',
  'title',
  'insight',
  'suggestion',
  'evidence',
  'series',
  'actions',
  'knownUntil',
  'validUntil',
  'createdAt',
])
type SmartRow = Picked<'smartMessage', typeof fields>
export type SeenRow = SmartRow & { status: SmartStateTable['status'] | null }

/** A user before the findings of a customer; `rules`: those of which the user may see the data. */
export interface Viewer {
  bp: string
  userId: string
  rules: readonly SmartRuleCode[]
  now: string
}

/** When the rules of a customer were last checked; null: never. */
export async function lookedAt(db: Db, bp: string): Promise<string | null> {
  const row = await db.selectFrom('smartLook').select('lookedAt').where('bp', '=', bp).executeTakeFirst()
  return row?.lookedAt ?? null
}

/** Takes the next look of a customer; false where one was taken after `before`. Of two at once one takes it, the other waits for its end. */
export async function takeLook(
  db: Db,
  { before, ...row }: { bp: string; companyCode: string; lookedAt: string; before: string },
): Promise<boolean> {
  const taken = await db
    .insertInto('smartLook')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('bp').doUpdateSet({ lookedAt: row.lookedAt }).where('smartLook.lookedAt', '<=', before),
    )
    .executeTakeFirst()
  return (taken.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Writes what was found; a finding that is known gets its newest figures. Returns their ids. */
export async function saveFindings(db: Db, rows: readonly Insertable<SmartMessageTable>[]): Promise<string[]> {
  if (rows.length === 0) return []
  const kept = await db
    .insertInto('smartMessage')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['bp', 'ruleCode', 'evidenceKey']).doUpdateSet((set) => ({
        title: set.ref('excluded.title'),
        insight: set.ref('excluded.insight'),
        suggestion: set.ref('excluded.suggestion'),
        evidence: set.ref('excluded.evidence'),
        series: set.ref('excluded.series'),
        actions: set.ref('excluded.actions'),
        knownUntil: set.ref('excluded.knownUntil'),
        validUntil: set.ref('excluded.validUntil'),
        updatedAt: set.ref('excluded.updatedAt'),
      })),
    )
    .returning('smartId')
    .execute()
  return kept.map(({ smartId }) => smartId)
}

/** What was found before and is found no more ends now. */
export async function endOthers(db: Db, bp: string, found: readonly string[], now: string): Promise<void> {
  await db
    .updateTable('smartMessage')
    .set({ validUntil: now, updatedAt: now })
    .where('bp', '=', bp)
    .where('validUntil', '>', now)
    .where(sql<boolean>`smart_id <> all(${[...found]}::text[])`)
    .execute()
}

const seenBy = (db: Db, { bp, userId, rules }: Viewer) =>
  db
    .selectFrom('smartMessage as m')
    .leftJoin('smartState as s', (join) =>
      join.onRef('s.bp', '=', 'm.bp').onRef('s.smartId', '=', 'm.smartId').on('s.userId', '=', userId),
    )
    .where('m.bp', '=', bp)
    .where(sql<boolean>`m.rule_code = any(${[...rules]}::text[])`)

const shown = fields.map((field) => `m.${field}` as const)
const over = (now: string) =>
  sql<boolean>`(m.valid_until <= ${now} or coalesce(s.status, 'new') in ('adopted', 'ignored'))`

/** Findings that hold and that the user has neither adopted nor ignored. */
export const openFindings = (db: Db, viewer: Viewer): Promise<SeenRow[]> =>
  seenBy(db, viewer)
    .where(sql<boolean>`not ${over(viewer.now)}`)
    .select([...shown, 's.status'])
    .orderBy('m.createdAt')
    .orderBy('m.smartId')
    .execute()

/** The others, the newest first. */
export const pastFindings = (db: Db, viewer: Viewer, page: { limit: number; offset: number }): Promise<SeenRow[]> =>
  seenBy(db, viewer)
    .where(over(viewer.now))
    .select([...shown, 's.status'])
    .orderBy('m.createdAt', 'desc')
    .orderBy('m.smartId', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export async function countPast(db: Db, viewer: Viewer): Promise<number> {
  return countOf(seenBy(db, viewer).where(over(viewer.now)))
}

/** One finding that holds, locked, with what the user has done about it. */
export const lockFinding = (db: Db, viewer: Viewer, smartId: string): Promise<SeenRow | undefined> =>
  seenBy(db, viewer)
    .where('m.smartId', '=', smartId)
    .where('m.validUntil', '>', viewer.now)
    .select([...shown, 's.status'])
    .forUpdate('m')
    .executeTakeFirst()

export async function saveState(db: Db, row: Insertable<SmartStateTable>): Promise<void> {
  const { status, reason, at } = row
  await db
    .insertInto('smartState')
    .values(row)
    .onConflict((conflict) => conflict.columns(['bp', 'smartId', 'userId']).doUpdateSet({ status, reason, at }))
    .execute()
}

/** What is new to a user is read once it is listed. */
export async function markSeen(db: Db, rows: readonly Insertable<SmartStateTable>[]): Promise<void> {
  await db
    .insertInto('smartState')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Rules of a customer that users have ignored since a moment. */
export const ignoredSince = (
  db: Db,
  bp: string,
  since: string,
): Promise<{ userId: string; ruleCode: SmartRuleCode; at: string }[]> =>
  db
    .selectFrom('smartState')
    .select(['userId', 'ruleCode', 'at'])
    .where('bp', '=', bp)
    .where('status', '=', 'ignored')
    .where('at', '>=', since)
    .execute()

/** Findings of a customer since a moment that still hold. */
export const foundSince = (
  db: Db,
  bp: string,
  since: string,
  now: string,
): Promise<{ smartId: string; ruleCode: SmartRuleCode }[]> =>
  db
    .selectFrom('smartMessage')
    .select(['smartId', 'ruleCode'])
    .where('bp', '=', bp)
    .where('createdAt', '>=', since)
    .where('validUntil', '>', now)
    .execute()

/** Users that have done something about these findings. */
export const touchedBy = (
  db: Db,
  bp: string,
  smartIds: readonly string[],
): Promise<{ userId: string; smartId: string }[]> =>
  db
    .selectFrom('smartState')
    .select(['userId', 'smartId'])
    .where('bp', '=', bp)
    .where('smartId', 'in', [...smartIds])
    .execute()

/** What a user did, for the user's copy. */
export const statesOfUser = (db: Db, userId: string) =>
  db
    .selectFrom('smartState as s')
    .innerJoin('smartMessage as m', (join) => join.onRef('m.bp', '=', 's.bp').onRef('m.smartId', '=', 's.smartId'))
    .select(['s.bp', 'm.title', 's.status', 's.reason', 's.at'])
    .where('s.userId', '=', userId)
    .orderBy('s.at')
    .execute()

/** Findings that have been over for long, with what users did about them. */
export async function purgeFindings(db: Db, before: string): Promise<void> {
  await db.deleteFrom('smartMessage').where('validUntil', '<', before).execute()
}
