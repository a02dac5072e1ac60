import type { Insertable } from 'kysely'
import { openTasks } from '@domain/statuses/signing'
import type { Db } from '../../../db/connect'
import { countOf } from '../../../db/count'
import { pick, type Picked } from '../../../db/rows'
import type { SignTaskTable } from '../../../db/tables.gen'

const fields = pick('signTask', [
  'bp',
  'taskId',
  'companyCode',
  'contractId',
  'provider',
  'flowId',
  'state',
  'expireAt',
  'viewedAt',
  'signWay',
  'signerName',
  'signedAt',
  'companySignedAt',
  'evidence',
  'reason',
  'createdAt',
])
export type Task = Picked<'signTask', typeof fields>

export interface TaskKey {
  bp: string
  taskId: string
}

export async function insertTask(db: Db, row: Insertable<SignTaskTable>): Promise<void> {
  await db.insertInto('signTask').values(row).execute()
}

export const findTask = (db: Db, { bp, taskId }: TaskKey, lock = false): Promise<Task | undefined> => {
  const query = db.selectFrom('signTask').select(fields).where('bp', '=', bp).where('taskId', '=', taskId)
  return (lock ? query.forUpdate() : query).executeTakeFirst()
}

/** Tasks of a contract, the newest first. */
export const tasksOf = (db: Db, { bp, contractId }: { bp: string; contractId: string }): Promise<Task[]> =>
  db
    .selectFrom('signTask')
    .select(fields)
    .where('bp', '=', bp)
    .where('contractId', '=', contractId)
    .orderBy('taskId', 'desc')
    .execute()

export const taskOfFlow = (db: Db, flowId: string): Promise<Task | undefined> =>
  db.selectFrom('signTask').select(fields).where('flowId', '=', flowId).executeTakeFirst()

/** A page of the customer's tasks in these states with the contract of each, the newest first. */
export const pageOfTasks = (
  db: Db,
  bp: string,
  { states, limit, offset }: { states: readonly Task['state'][]; limit: number; offset: number },
) =>
  db
    .selectFrom('signTask')
    .innerJoin('contract', (join) =>
      join.onRef('contract.bp', '=', 'signTask.bp').onRef('contract.contractId', '=', 'signTask.contractId'),
    )
    .select([
      'signTask.taskId',
      'signTask.contractId',
      'signTask.state',
      'signTask.expireAt',
      'signTask.signedAt',
      'contract.contractNo',
      'contract.contractType',
      'contract.title',
    ])
    .where('signTask.bp', '=', bp)
    .where('signTask.state', 'in', [...states])
    .orderBy('signTask.taskId', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countTasks(db: Db, bp: string): Promise<Map<Task['state'], number>> {
  const rows = await db
    .selectFrom('signTask')
    .select(['state', ({ fn }) => fn.countAll<string>().as('count')])
    .where('bp', '=', bp)
    .groupBy('state')
    .execute()
  return new Map(rows.map(({ state, count }) => [state, Number(count)]))
}

export async function countOpenTasks(db: Db, bps: readonly string[]): Promise<number> {
  if (bps.length === 0) return 0
  return countOf(
    db
      .selectFrom('signTask')
      .where('bp', 'in', [...bps])
      .where('state', 'in', open),
  )
}

export async function writeFlow(db: Db, { bp, taskId }: TaskKey, flowId: string | null): Promise<void> {
  await db.updateTable('signTask').set({ flowId }).where('bp', '=', bp).where('taskId', '=', taskId).execute()
}

const open = [...openTasks]
const ours = openTasks.filter((state) => state !== 'SIGNING')

/** Open tasks past their time; one that a provider works on ends by what the provider says. */
export const overdueTasks = (db: Db, now: string, after: string, limit: number): Promise<TaskKey[]> =>
  db
    .selectFrom('signTask')
    .select(['bp', 'taskId'])
    .where('state', 'in', ours)
    .where('expireAt', '<=', now)
    .where('taskId', '>', after)
    .orderBy('taskId')
    .limit(limit)
    .execute()

/** The next moment at which a task is over. */
export async function nextExpiry(db: Db, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('signTask')
    .select('expireAt')
    .where('state', 'in', ours)
    .where('expireAt', '>', now)
    .orderBy('expireAt')
    .limit(1)
    .executeTakeFirst()
  return row?.expireAt ?? null
}

/** Open tasks that end on this day. */
export const tasksEnding = (db: Db, from: string, to: string, after: string, limit: number): Promise<TaskKey[]> =>
  db
    .selectFrom('signTask')
    .select(['bp', 'taskId'])
    .where('state', 'in', open)
    .where('expireAt', '>=', from)
    .where('expireAt', '<', to)
    .where('taskId', '>', after)
    .orderBy('taskId')
    .limit(limit)
    .execute()

const withFlow = (db: Db, state: 'SIGNING' | 'REFUSED', after: string, limit: number) =>
  db
    .selectFrom('signTask')
    .select(['bp', 'taskId'])
    .where('state', '=', state)
    .where('flowId', 'is not', null)
    .where('taskId', '>', after)
    .orderBy('taskId')
    .limit(limit)

/** Tasks that a provider works on: it is asked about them even where its callback was lost. */
export const flowsUnderWay = (db: Db, after: string, limit: number): Promise<TaskKey[]> =>
  withFlow(db, 'SIGNING', after, limit).execute()

/** Refused tasks of which the flow ends after a moment. */
export const flowsToClose = (db: Db, endsAfter: string, after: string, limit: number): Promise<TaskKey[]> =>
  withFlow(db, 'REFUSED', after, limit).where('expireAt', '>', endsAfter).execute()

/** The tasks of some ids of a customer. */
export const tasksById = (db: Db, bp: string, taskIds: readonly string[]): Promise<Task[]> =>
  taskIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('signTask')
        .select(fields)
        .where('bp', '=', bp)
        .where('taskId', 'in', [...taskIds])
        .execute()

/** Tasks of several customers, with the contract of each. */
export const tasksWithContract = async (db: Db, keys: readonly TaskKey[]) =>
  keys.length === 0
    ? []
    : db
        .selectFrom('signTask')
        .innerJoin('contract', (join) =>
          join.onRef('contract.bp', '=', 'signTask.bp').onRef('contract.contractId', '=', 'signTask.contractId'),
        )
        .select(['signTask.taskId', 'signTask.updatedAt', 'contract.contractNo', 'contract.title'])
        .where((eb) =>
          eb(
            eb.refTuple('signTask.bp', 'signTask.taskId'),
            'in',
            keys.map(({ bp, taskId }) => eb.tuple(bp, taskId)),
          ),
        )
        .execute()

/** A company's tasks that wait for their customer's signature, those that end first on top. */
export const waitingTasks = (db: Db, companyCode: string, { limit, offset }: { limit: number; offset: number }) =>
  db
    .selectFrom('signTask')
    .innerJoin('contract', (join) =>
      join.onRef('contract.bp', '=', 'signTask.bp').onRef('contract.contractId', '=', 'signTask.contractId'),
    )
    .select([
      'signTask.bp',
      'signTask.taskId',
      'signTask.contractId',
      'signTask.state',
      'signTask.expireAt',
      'signTask.viewedAt',
      'signTask.createdAt',
      'contract.contractNo',
      'contract.title',
    ])
    .where('signTask.companyCode', '=', companyCode)
    .where('signTask.state', 'in', open)
    .orderBy('signTask.expireAt')
    .orderBy('signTask.taskId')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countWaiting(db: Db, companyCode: string): Promise<number> {
  return countOf(db.selectFrom('signTask').where('companyCode', '=', companyCode).where('state', 'in', open))
}
