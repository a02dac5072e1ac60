import type { Insertable } from 'kysely'
import type { Db } from '../../../db/connect'
import { lockByName } from '../../../db/lock'
import { pick, type Picked } from '../../../db/rows'
import type { SignedFileTable, SigningKeyTable } from '../../../db/tables.gen'

export const signingKeyRows = (db: Db) =>
  db.selectFrom('signingKey').select(['role', 'certificate', 'privateKey']).execute()

/** Certificates of the deployment's own keys, base64. */
export const signingCertificates = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('signingKey').select('certificate').where('certificate', 'is not', null).execute()
  return rows.flatMap(({ certificate }) => certificate ?? [])
}

/** The first keys stay. */
export async function insertSigningKeys(db: Db, rows: readonly Insertable<SigningKeyTable>[]): Promise<void> {
  await db
    .insertInto('signingKey')
    .values([...rows])
    .onConflict((it) => it.doNothing())
    .execute()
}

const fields = pick('signedFile', [
  'bp',
  'kind',
  'ref',
  'companyCode',
  'fileId',
  'name',
  'readHash',
  'coveredHash',
  'fileHash',
  'signedAt',
])
export type SignedFile = Picked<'signedFile', typeof fields>

export interface SignedKey {
  bp: string
  kind: string
  ref: string
}

export const findSigned = (db: Db, { bp, kind, ref }: SignedKey): Promise<SignedFile | undefined> =>
  db
    .selectFrom('signedFile')
    .select(fields)
    .where('bp', '=', bp)
    .where('kind', '=', kind)
    .where('ref', '=', ref)
    .executeTakeFirst()

/** The signed documents with this SHA-256. */
export const signedByHash = (db: Db, fileHash: string): Promise<SignedFile | undefined> =>
  db.selectFrom('signedFile').select(fields).where('fileHash', '=', fileHash).limit(1).executeTakeFirst()

/** Of several calls that store the same document one goes first; the others wait for the end of its transaction. */
export const lockSigned = (db: Db, { bp, kind, ref }: SignedKey): Promise<void> =>
  lockByName(db, 'signed', bp, kind, ref)

export async function insertSigned(db: Db, row: Insertable<SignedFileTable>): Promise<void> {
  await db.insertInto('signedFile').values(row).execute()
}
