import type { Insertable, Updateable } from 'kysely'
import type { DeliveryEvent } from '@domain/statuses/open-data'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import { pick, type Picked } from '../../../db/rows'
import type { OpenDeliveryTable } from '../../../db/tables.gen'
import type { HookId } from './hooks'

const fields = pick('openDelivery', [
  'bp',
  'deliveryId',
  'hookId',
  'event',
  'body',
  'tries',
  'status',
  'error',
  'nextTryAt',
  'doneAt',
  'failedAt',
  'createdAt',
])
export type DeliveryRow = Picked<'openDelivery', typeof fields>
export type DeliveryId = Pick<DeliveryRow, 'bp' | 'deliveryId'>

/** Whether the event was not on its way to this hook before. */
export async function insertDelivery(
  db: Db,
  row: Insertable<OpenDeliveryTable> & { event: DeliveryEvent },
): Promise<boolean> {
  const made = await db
    .insertInto('openDelivery')
    .values(row)
    .onConflict((conflict) => conflict.columns(['bp', 'hookId', 'about']).doNothing())
    .returning('deliveryId')
    .executeTakeFirst()
  return made !== undefined
}

/** Under its row lock. */
export const lockDelivery = (db: Db, { bp, deliveryId }: DeliveryId) =>
  db
    .selectFrom('openDelivery')
    .select(fields)
    .where('bp', '=', bp)
    .where('deliveryId', '=', deliveryId)
    .forUpdate()
    .executeTakeFirst()

export const updateDelivery = async (
  db: Db,
  { bp, deliveryId }: DeliveryId,
  set: Updateable<OpenDeliveryTable>,
): Promise<void> => {
  await db.updateTable('openDelivery').set(set).where('bp', '=', bp).where('deliveryId', '=', deliveryId).execute()
}

/** The delivery of an event that is still on its way to a hook. */
export const waitingDelivery = (
  db: Db,
  { bp, hookId }: HookId,
  event: DeliveryEvent,
): Promise<Pick<DeliveryRow, 'deliveryId'> | undefined> =>
  db
    .selectFrom('openDelivery')
    .select('deliveryId')
    .where('bp', '=', bp)
    .where('hookId', '=', hookId)
    .where('event', '=', event)
    .where('nextTryAt', 'is not', null)
    .executeTakeFirst()

/** Deliveries with a next try that is due, by their ids. */
export const dueDeliveries = (db: Db, now: string, after: string, limit: number): Promise<DeliveryId[]> =>
  db
    .selectFrom('openDelivery')
    .select(['bp', 'deliveryId'])
    .where('nextTryAt', '<=', now)
    .where('deliveryId', '>', after)
    .orderBy('deliveryId')
    .limit(limit)
    .execute()

/** The first try after a moment. */
export async function nextTry(db: Db, now: string): Promise<string | null> {
  const { at } = await db
    .selectFrom('openDelivery')
    .select(({ fn }) => fn.min('nextTryAt').as('at'))
    .where('nextTryAt', '>', now)
    .executeTakeFirstOrThrow()
  return at
}

export async function pageOfDeliveries(db: Db, { bp, hookId }: HookId, page: { limit: number; offset: number }) {
  const own = () => db.selectFrom('openDelivery').where('bp', '=', bp).where('hookId', '=', hookId)
  const rows: DeliveryRow[] = await own()
    .select(fields)
    .orderBy('createdAt', 'desc')
    .orderBy('deliveryId', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { rows, total: await countOf(own()) }
}

export const purgeDeliveries = async (db: Db, before: string): Promise<void> => {
  await db.deleteFrom('openDelivery').where('createdAt', '<', before).where('nextTryAt', 'is', null).execute()
}
