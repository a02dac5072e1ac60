import type { Db } from '../../../db/connect'
import { pick, type Picked } from '../../../db/rows'
import type { AccountKey } from '../../gas-account/service'

const cardFields = pick('gasCard', [
  'bp',
  'companyCode',
  'cardNo',
  'meterId',
  'cardUid',
  'cardType',
  'state',
  'purchaseSeq',
  'held',
  'total',
  'loaded',
  'meterRemain',
  'meterTotal',
  'imageAt',
])
export type Card = Picked<'gasCard', typeof cardFields>

export const cardsOf = (db: Db, { bp, companyCode }: AccountKey): Promise<Card[]> =>
  db
    .selectFrom('gasCard')
    .select(cardFields)
    .where('bp', '=', bp)
    .where('companyCode', '=', companyCode)
    .orderBy('meterId')
    .orderBy('cardNo')
    .execute()

export const findCard = (db: Db, bp: string, cardNo: string) =>
  db.selectFrom('gasCard').select(cardFields).where('bp', '=', bp).where('cardNo', '=', cardNo).executeTakeFirst()

/** Sessions of one card come one after the other. */
export const lockCard = (db: Db, bp: string, cardNo: string) =>
  db
    .selectFrom('gasCard')
    .select(cardFields)
    .where('bp', '=', bp)
    .where('cardNo', '=', cardNo)
    .forUpdate()
    .executeTakeFirst()

/** A meter's own card is stored when it is first bought for or searched for. */
export async function addCard(
  db: Db,
  card: AccountKey & { cardNo: string; meterId: string; cardType: Card['cardType'] },
  now: string,
): Promise<void> {
  await db
    .insertInto('gasCard')
    .values({ ...card, state: 'ACTIVE', updatedAt: now })
    .onConflict((conflict) => conflict.columns(['bp', 'cardNo']).doNothing())
    .execute()
}

/** A card of a company by its number. */
export const cardOfCompany = (db: Db, companyCode: string, cardNo: string): Promise<Card | undefined> =>
  db
    .selectFrom('gasCard')
    .select(cardFields)
    .where('companyCode', '=', companyCode)
    .where('cardNo', '=', cardNo)
    .executeTakeFirst()

/** A new card that replaces another one: with its content, on a chip that was never read. */
export async function issueCard(db: Db, card: Card, now: string): Promise<void> {
  await db
    .insertInto('gasCard')
    .values({ ...card, state: 'ACTIVE', cardUid: null, updatedAt: now })
    .execute()
}

export interface ReadImage {
  cardUid: string
  purchaseSeq: number
  held: string
  total: string
  loaded: boolean
  /** Absent where the meter's file was not read. */
  meterRemain?: string
  meterTotal?: string
}

export async function saveImage(db: Db, { bp, cardNo }: Card, image: ReadImage, now: string): Promise<void> {
  await db
    .updateTable('gasCard')
    .set({ ...image, imageAt: now, updatedAt: now })
    .where('bp', '=', bp)
    .where('cardNo', '=', cardNo)
    .execute()
}
