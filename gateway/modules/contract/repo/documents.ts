import type { Db } from '../../../db/connect'
import { jsonb } from '../../../db/connect'
import type { ContractFields } from '../../../db/column-types'
import type { ContractKey } from '../repo'

/** The document of a contract that is to be signed. */
export async function saveDocument(
  db: Db,
  { bp, contractId }: ContractKey,
  set: { content: string; fileId: string; readHash: string; pages: number },
): Promise<void> {
  await db.updateTable('contract').set(set).where('bp', '=', bp).where('contractId', '=', contractId).execute()
}

/** What the customer has filled in of a draft; answers whether it still was this version. */
export async function writeDraft(
  db: Db,
  { bp, contractId, version }: ContractKey & { version: number },
  { fields, now }: { fields: ContractFields; now: string },
): Promise<boolean> {
  const made = await db
    .updateTable('contract')
    .set({ fields: jsonb(fields), version: version + 1, updatedAt: now })
    .where('bp', '=', bp)
    .where('contractId', '=', contractId)
    .where('state', '=', 'DRAFT')
    .where('version', '=', version)
    .executeTakeFirst()
  return Number(made.numUpdatedRows) === 1
}
