import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { DAY, toInstant } from '@domain/date'
import type { Db } from '../../../db/connect'
import { lockByName } from '../../../db/lock'
import type { MessageDeliveryTable } from '../../../db/tables.gen'
import type { MessageRow } from './list'

export type Delivery = Selectable<MessageDeliveryTable>

/** Of one message over one channel. */
export interface DeliveryKey {
  userId: string
  msgId: string
  channel: 'sms' | 'wxMini'
  /** Of the message: its month. */
  createdAt: string
}

export async function insertDeliveries(db: Db, rows: readonly Insertable<MessageDeliveryTable>[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('messageDelivery')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const waiting = sql<boolean>`state in ('queued', 'deferred')`

/** What is due, in the order of keys. */
export const dueDeliveries = (db: Db, now: string, after: string, limit: number): Promise<Delivery[]> =>
  db
    .selectFrom('messageDelivery')
    .selectAll()
    .where(waiting)
    .where('nextAt', '<=', now)
    .where(sql<boolean>`user_id || '|' || msg_id || '|' || channel > ${after}`)
    .orderBy(sql`user_id || '|' || msg_id || '|' || channel`)
    .limit(limit)
    .execute()

/** The first moment after now at which one is due. */
export async function nextDelivery(db: Db, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('messageDelivery')
    .select('nextAt')
    .where(waiting)
    .where('nextAt', '>', now)
    .orderBy('nextAt')
    .limit(1)
    .executeTakeFirst()
  return row?.nextAt ?? null
}

const of = ({ userId, msgId, channel, createdAt }: DeliveryKey) =>
  sql<boolean>`user_id = ${userId} and msg_id = ${msgId} and channel = ${channel} and created_at = ${createdAt}`

/** The delivery under its lock, if it still waits. */
export const lockDelivery = (db: Db, key: DeliveryKey): Promise<Delivery | undefined> =>
  db.selectFrom('messageDelivery').selectAll().where(of(key)).where(waiting).forUpdate().executeTakeFirst()

export async function setDelivery(db: Db, key: DeliveryKey, set: Updateable<MessageDeliveryTable>): Promise<void> {
  await db.updateTable('messageDelivery').set(set).where(of(key)).execute()
}

export const messageOf = (db: Db, { userId, msgId, createdAt }: DeliveryKey): Promise<MessageRow | undefined> =>
  db
    .selectFrom('message')
    .selectAll()
    .where('userId', '=', userId)
    .where('msgId', '=', msgId)
    .where('createdAt', '=', createdAt)
    .executeTakeFirst()

/** Moments at which messages that only advertise left for this user (E-X-05). */
export async function advertsSince(db: Db, userId: string, since: string): Promise<string[]> {
  const rows = await db
    .selectFrom('messageDelivery')
    .select('sentAt')
    .where('userId', '=', userId)
    .where('categoryCode', 'in', ['market', 'hyq'])
    .where('sentAt', '>', since)
    .where('createdAt', '>', since)
    .execute()
  return rows.flatMap(({ sentAt }) => sentAt ?? [])
}

/**
 * What leaves to a user by WeChat is prepared one after the other, until the end of the transaction: two that are due at the same
 * time would each wait for the row that the other one has locked. Comes before the lock of a delivery.
 */
export const lockRecipient = (db: Db, userId: string): Promise<void> => lockByName(db, 'message', userId)

/** Normal messages of a user, unread and not over, that are due by WeChat at the same time: they leave as one. After lockRecipient. */
export const dueTogether = (db: Db, key: DeliveryKey, bp: string | null, now: string): Promise<Delivery[]> =>
  db
    .selectFrom('messageDelivery')
    .selectAll()
    .where('userId', '=', key.userId)
    .where('channel', '=', 'wxMini')
    .where(waiting)
    .where('nextAt', '<=', now)
    .where((eb) => (bp === null ? eb('bp', 'is', null) : eb('bp', '=', bp)))
    .where('msgId', '<>', key.msgId)
    .where(
      sql<boolean>`exists (select from message m where m.user_id = message_delivery.user_id and m.msg_id = message_delivery.msg_id
        and m.created_at = message_delivery.created_at and m.level = 'normal' and m.status = 'unread' and m.over_word is null)`,
    )
    .forUpdate()
    .execute()

/** Days after which WeChat says no more whether a message arrived. */
const ARRIVES = 3 * DAY

/** What was sent under WeChat's number, under its lock. */
export const lockSentUnder = (db: Db, providerId: string, at: number): Promise<Delivery | undefined> =>
  db
    .selectFrom('messageDelivery')
    .selectAll()
    .where('providerId', '=', providerId)
    .where('state', '=', 'sent')
    .where('createdAt', '>', toInstant(at - ARRIVES))
    .forUpdate()
    .executeTakeFirst()
