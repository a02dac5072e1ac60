import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import type { Alongside } from '../../../db/guarded'
import type { NewRow, Row } from '../../../db/rows'
import type { Project, ProjectKey } from './projects'

export type Payment = Row<'projectPayment'>
export type Approval = Row<'projectApproval'>
type PaymentKey = Pick<Payment, 'bp' | 'paymentId'>

export const insertPayments = (db: Db, rows: readonly NewRow<'projectPayment'>[]) =>
  db
    .insertInto('projectPayment')
    .values([...rows])
    .execute()

export const paymentsOf = (db: Db, { bp, projectId }: ProjectKey): Promise<Payment[]> =>
  db
    .selectFrom('projectPayment')
    .selectAll()
    .where('bp', '=', bp)
    .where('projectId', '=', projectId)
    .orderBy('seq')
    .execute()

export const findPayment = (db: Db, { bp, paymentId }: PaymentKey): Promise<Payment | undefined> =>
  db.selectFrom('projectPayment').selectAll().where('bp', '=', bp).where('paymentId', '=', paymentId).executeTakeFirst()

export const paymentOfCompany = (db: Db, companyCode: string, paymentId: string): Promise<Payment | undefined> =>
  db
    .selectFrom('projectPayment')
    .selectAll()
    .where('companyCode', '=', companyCode)
    .where('paymentId', '=', paymentId)
    .executeTakeFirst()

/** Instalments with the names of their projects, in no order. */
export const paymentsByIds = (db: Db, paymentIds: readonly string[]) =>
  paymentIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('projectPayment as m')
        .innerJoin('project as p', (join) => join.onRef('p.bp', '=', 'm.bp').onRef('p.projectId', '=', 'm.projectId'))
        .selectAll('m')
        .select(['p.projectName', 'p.projectNo'])
        .where('m.paymentId', 'in', [...paymentIds])
        .execute()

/** Instalments of one customer by their numbers, in no order. */
export const ownPayments = (db: Db, bp: string, paymentIds: readonly string[]): Promise<Payment[]> =>
  db
    .selectFrom('projectPayment')
    .selectAll()
    .where('bp', '=', bp)
    .where('paymentId', 'in', [...paymentIds])
    .execute()

/** Writes columns beside the state. */
export async function changePayment(
  db: Db,
  { bp, paymentId }: PaymentKey,
  set: Alongside<'projectPayment'>,
  now: string,
): Promise<void> {
  await db
    .updateTable('projectPayment')
    .set({ ...set, updatedAt: now })
    .where('bp', '=', bp)
    .where('paymentId', '=', paymentId)
    .execute()
}

export const insertApproval = (db: Db, row: NewRow<'projectApproval'>) =>
  db.insertInto('projectApproval').values(row).execute()

const MOST = 100

/** Approvals of a project, the newest first. */
export const approvalsOf = (
  db: Db,
  { bp, projectId }: ProjectKey,
  status?: Approval['status'],
): Promise<Approval[]> => {
  const query = db.selectFrom('projectApproval').selectAll().where('bp', '=', bp).where('projectId', '=', projectId)
  const own = status === undefined ? query : query.where('status', '=', status)
  return own.orderBy('approvalId', 'desc').limit(MOST).execute()
}

export const findApproval = (db: Db, bp: string, approvalId: string): Promise<Approval | undefined> =>
  db
    .selectFrom('projectApproval')
    .selectAll()
    .where('bp', '=', bp)
    .where('approvalId', '=', approvalId)
    .executeTakeFirst()

export const approvalOfCompany = (db: Db, companyCode: string, approvalId: string): Promise<Approval | undefined> =>
  db
    .selectFrom('projectApproval')
    .selectAll()
    .where('companyCode', '=', companyCode)
    .where('approvalId', '=', approvalId)
    .executeTakeFirst()

/** What waits for the customer has its deadline so much later; answers it. */
export const delayApprovals = (
  db: Db,
  { bp, projectId }: ProjectKey,
  { ms, now }: { ms: number; now: string },
): Promise<Approval[]> =>
  db
    .updateTable('projectApproval')
    .set({ deadline: sql`deadline + make_interval(secs => ${ms / 1000})`, updatedAt: now })
    .where('bp', '=', bp)
    .where('projectId', '=', projectId)
    .where('status', '=', 'WAITING')
    .returningAll()
    .execute()

/** What waits for the customer, by project; a project without it is left out. */
export async function waitingOf(db: Db, bp: string, projectIds: readonly string[]): Promise<Map<string, number>> {
  if (projectIds.length === 0) return new Map()
  const ids = [...projectIds]
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('scheme')
        .select('projectId')
        .where('bp', '=', bp)
        .where('projectId', 'in', ids)
        .where('status', '=', 'TO_CONFIRM')
        .unionAll(
          eb
            .selectFrom('projectApproval')
            .select('projectId')
            .where('bp', '=', bp)
            .where('projectId', 'in', ids)
            .where('status', '=', 'WAITING'),
        )
        .unionAll(
          eb
            .selectFrom('projectPayment')
            .select('projectId')
            .where('bp', '=', bp)
            .where('projectId', 'in', ids)
            .where('status', 'in', ['TO_PAY', 'AUDIT_REJECTED']),
        )
        .as('waiting'),
    )
    .select(['projectId', sql<number>`count(*)::int`.as('n')])
    .groupBy('projectId')
    .execute()
  return new Map(rows.map(({ projectId, n }) => [projectId, n]))
}

type Due = Pick<Project, 'bp' | 'companyCode' | 'projectId'>

/**
 * Projects of which a scheme or an approval has expired, or an instalment is to be asked for, none of them paused (PJ-11); a page of them
 * after an id. What waits is little beside the projects that are over, and leads to its own; its states are written out for the indexes of
 * just these.
 */
export const dueProjects = (
  db: Db,
  { now, askFrom }: { now: string; askFrom: string },
  after: string,
  limit: number,
): Promise<Due[]> =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('scheme')
        .select(['bp', 'projectId'])
        .where('status', '=', sql.lit('TO_CONFIRM' as const))
        .where('expireAt', '<=', now)
        .union(
          eb
            .selectFrom('projectApproval')
            .select(['bp', 'projectId'])
            .where('status', '=', sql.lit('WAITING' as const))
            .where('deadline', '<=', now),
        )
        .union(
          eb
            .selectFrom('projectPayment as m')
            .innerJoin('project as asking', (join) =>
              join.onRef('asking.bp', '=', 'm.bp').onRef('asking.projectId', '=', 'm.projectId'),
            )
            .select(['m.bp', 'm.projectId'])
            .where('m.status', '=', sql.lit('NOT_DUE' as const))
            .where('m.dueDate', '<=', askFrom)
            .where('asking.status', 'in', ['RUNNING', 'FINISHED']),
        )
        .as('due'),
    )
    .innerJoin('project as p', (join) => join.onRef('p.bp', '=', 'due.bp').onRef('p.projectId', '=', 'due.projectId'))
    .select(['p.bp', 'p.companyCode', 'p.projectId'])
    .where('p.status', 'not in', ['TERMINATED', 'PAUSED'])
    .where('p.projectId', '>', after)
    .orderBy('p.projectId')
    .limit(limit)
    .execute()

/** The next moment at which a scheme or an approval expires, and the next due date of an instalment that is not asked for yet. */
export async function nextDue(
  db: Db,
  { now, askFrom }: { now: string; askFrom: string },
): Promise<{ expires: (string | null)[]; dueDate: string | null }> {
  const scheme = await db
    .selectFrom('scheme')
    .select((eb) => eb.fn.min('expireAt').as('at'))
    .where('status', '=', 'TO_CONFIRM')
    .where('expireAt', '>', now)
    .executeTakeFirst()
  const approval = await db
    .selectFrom('projectApproval')
    .select((eb) => eb.fn.min('deadline').as('at'))
    .where('status', '=', 'WAITING')
    .where('deadline', '>', now)
    .executeTakeFirst()
  const payment = await db
    .selectFrom('projectPayment')
    .select((eb) => eb.fn.min('dueDate').as('day'))
    .where('status', '=', 'NOT_DUE')
    .where('dueDate', '>', askFrom)
    .executeTakeFirst()
  return { expires: [scheme?.at ?? null, approval?.at ?? null], dueDate: payment?.day ?? null }
}
