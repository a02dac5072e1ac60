import type { Db } from '../../db/connect'

/** Open tasks of these sorts that were opened by then; a page of them after an id. */
export const waitingTasks = (
  db: Db,
  bizTypes: readonly string[],
  openedBy: string,
  after: string,
  limit: number,
): Promise<{ companyCode: string; taskId: string }[]> =>
  db
    .selectFrom('reviewTask')
    .select(['companyCode', 'taskId'])
    .where('decision', 'is', null)
    .where('droppedAt', 'is', null)
    .where('bizType', 'in', bizTypes)
    .where('createdAt', '<=', openedBy)
    .where('taskId', '>', after)
    .orderBy('taskId')
    .limit(limit)
    .execute()
