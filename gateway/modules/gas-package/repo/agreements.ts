import type { Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import { pick, type Picked } from '../../../db/rows'
import type { SupplyAgreementTable } from '../../../db/tables.gen'

const agreementFields = pick('supplyAgreement', [
  'bp',
  'agreeId',
  'companyCode',
  'orderNo',
  'templateVersion',
  'content',
  'contentHash',
  'state',
  'openedAt',
  'signWay',
  'signImage',
  'signedBy',
  'signedName',
  'signedAt',
  'expireAt',
  'contractId',
  'evidence',
  'createdAt',
])
export type Agreement = Picked<'supplyAgreement', typeof agreementFields>

export interface AgreementKey {
  bp: string
  agreeId: string
}

export async function insertAgreement(db: Db, row: Insertable<SupplyAgreementTable>): Promise<void> {
  await db.insertInto('supplyAgreement').values(row).execute()
}

export const findAgreement = (db: Db, { bp, agreeId }: AgreementKey): Promise<Agreement | undefined> =>
  db
    .selectFrom('supplyAgreement')
    .select(agreementFields)
    .where('bp', '=', bp)
    .where('agreeId', '=', agreeId)
    .executeTakeFirst()

/** The first view of an agreement: the time of reading counts from it (K-08). Later ones change nothing. */
export async function markOpened(db: Db, { bp, agreeId }: AgreementKey, now: string): Promise<void> {
  await db
    .updateTable('supplyAgreement')
    .set({ openedAt: now })
    .where('bp', '=', bp)
    .where('agreeId', '=', agreeId)
    .where('openedAt', 'is', null)
    .execute()
}
