import type { AppointSlot, SlotKind } from '@domain/statuses/appointment'
import type { Db } from '../../../db/connect'

/** One slot of a day for one kind of visit. */
export interface Place {
  companyCode: string
  date: string
  slot: AppointSlot
  kind: SlotKind
}

/** Takes one of the places that are left; false: the last one is gone. `quota` holds where the company has set none for the slot. */
export async function reservePlace(db: Db, place: Place, quota: number): Promise<boolean> {
  if (quota === 0) return false
  const taken = await db
    .insertInto('slotQuota')
    .values({ ...place, quota, used: 1 })
    .onConflict((c) =>
      c
        .columns(['companyCode', 'date', 'slot', 'kind'])
        .doUpdateSet((eb) => ({ used: eb('slotQuota.used', '+', 1) }))
        .whereRef('slotQuota.used', '<', 'slotQuota.quota'),
    )
    .returning('used')
    .executeTakeFirst()
  return taken !== undefined
}

export async function freePlace(db: Db, { companyCode, date, slot, kind }: Place): Promise<void> {
  await db
    .updateTable('slotQuota')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('companyCode', '=', companyCode)
    .where('date', '=', date)
    .where('slot', '=', slot)
    .where('kind', '=', kind)
    .where('used', '>', 0)
    .execute()
}

export const placesBetween = (db: Db, companyCode: string, kind: SlotKind, from: string, to: string) =>
  db
    .selectFrom('slotQuota')
    .select(['date', 'slot', 'quota', 'used'])
    .where('companyCode', '=', companyCode)
    .where('kind', '=', kind)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute()
