import type { Db } from '../../db/connect'

/** Open tasks that were opened by then, of some sorts only those opened since a moment; a page of them after an id. */
export const waitingTasks = (
  db: Db,
  { always, young, since }: { always: readonly string[]; young: readonly string[]; since: string },
  openedBy: string,
  after: string,
  limit: number,
): Promise<{ companyCode: string; taskId: string; bizType: string; bizNo: string; bp: string | null }[]> =>
  db
    .selectFrom('reviewTask')
    .select(['companyCode', 'taskId', 'bizType', 'bizNo', 'bp'])
    .where('decision', 'is', null)
    .where('droppedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('bizType', 'in', [...always]),
        eb.and([eb('bizType', 'in', [...young]), eb('createdAt', '>=', since)]),
      ]),
    )
    .where('createdAt', '<=', openedBy)
    .where('taskId', '>', after)
    .orderBy('taskId')
    .limit(limit)
    .execute()

/** Tickets of customers that wait for staff since then; a page of them after an id. */
export const restingTickets = (
  db: Db,
  { filedSince, restsSince }: { filedSince: string; restsSince: string },
  after: string,
  limit: number,
): Promise<{ bp: string; ticketId: string; version: number }[]> =>
  db
    .selectFrom('serviceTicket')
    .select(['bp', 'ticketId', 'version'])
    .where('state', 'in', ['ACCEPTED', 'DISPATCHED', 'PROCESSING'])
    .where('source', '<>', 'SYSTEM')
    .where('createdAt', '>=', filedSince)
    .where('updatedAt', '<=', restsSince)
    .where('ticketId', '>', after)
    .orderBy('ticketId')
    .limit(limit)
    .execute()
