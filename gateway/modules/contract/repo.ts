import type { Insertable } from 'kysely'
import type { Db } from '../../db/connect'
import { pick, type Picked } from '../../db/rows'
import type { ContractTable } from '../../db/tables.gen'

const fields = pick('contract', [
  'bp',
  'contractId',
  'contractNo',
  'companyCode',
  'contractType',
  'title',
  'startDate',
  'endDate',
  'signedAt',
  'fileHash',
  'state',
  'year',
  'content',
  'fileId',
  'readHash',
  'pages',
  'fields',
  'parentId',
  'renewOf',
  'remark',
  'createdBy',
  'reissued',
  'version',
  'updatedAt',
])

export type Contract = Picked<'contract', typeof fields>

export interface ContractKey {
  bp: string
  contractId: string
}

export async function insertContract(db: Db, row: Insertable<ContractTable>): Promise<void> {
  await db.insertInto('contract').values(row).execute()
}

export const findContract = (db: Db, { bp, contractId }: ContractKey, lock = false): Promise<Contract | undefined> => {
  const query = db.selectFrom('contract').select(fields).where('bp', '=', bp).where('contractId', '=', contractId)
  return (lock ? query.forUpdate() : query).executeTakeFirst()
}

/** All contracts of a customer, the newest first: some dozens at most. */
export const contractsOf = (db: Db, bp: string): Promise<Contract[]> =>
  db.selectFrom('contract').select(fields).where('bp', '=', bp).orderBy('contractId', 'desc').execute()

/** The contract of supply in force that lasts longest; undefined without one. */
export const supplyOf = (db: Db, key: { bp: string; companyCode: string }): Promise<Contract | undefined> =>
  db
    .selectFrom('contract')
    .select(fields)
    .where('bp', '=', key.bp)
    .where('companyCode', '=', key.companyCode)
    .where('contractType', '=', 'SUPPLY')
    .where('state', '=', 'EFFECTIVE')
    .orderBy('endDate', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Contracts that begin by this day, and those that ended before it. */
export const dueContracts = (db: Db, today: string, after: string, limit: number): Promise<ContractKey[]> =>
  db
    .selectFrom('contract')
    .select(['bp', 'contractId'])
    .where(({ and, eb, or }) =>
      or([
        and([eb('state', '=', 'WAIT_EFFECT'), eb('startDate', '<=', today)]),
        and([eb('state', '=', 'EFFECTIVE'), eb('endDate', '<', today)]),
      ]),
    )
    .where('contractId', '>', after)
    .orderBy('contractId')
    .limit(limit)
    .execute()

const watched = ['SUPPLY', 'ANNUAL_FRAME', 'SAFETY'] as const

/** Contracts in force that end between two days, both included (C-10). */
export const endingContracts = (
  db: Db,
  { from, to }: { from: string; to: string },
  after: string,
  limit: number,
): Promise<ContractKey[]> =>
  db
    .selectFrom('contract')
    .select(['bp', 'contractId'])
    .where('state', 'in', ['EFFECTIVE', 'EXPIRED'])
    .where('contractType', 'in', [...watched])
    .where('endDate', '>=', from)
    .where('endDate', '<=', to)
    .where('contractId', '>', after)
    .orderBy('contractId')
    .limit(limit)
    .execute()
