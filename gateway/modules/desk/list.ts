import type { In, Out } from '@contract'
import { taskHead } from '@contract/desk'
import type { Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { shape } from '../../http/shape'
import { isoOf } from '../../ports/clock'
import { ask } from '../../wiring'
import { countDead } from '../../work/dead'
import { userNames } from '../todo/service'
import { headsOf } from './customer-heads'
import { countKinds, countQueue, listTasks, type TaskRow } from './repo'
import { holderAt, SOON, TAKEN_FOR } from './rules'
import { describeTasks, repliesOf, type TaskView } from './service'

type List = 'btwob GET /review/list'
type Summary = 'btwob GET /review/summary'
type Staff = { userId: string; companyCode: string }

const nothing: TaskView = { title: '', facts: [], files: [] }

/**
 * Tasks of the staff member's company that wait, or that are decided, each with the facts of its area and the member of staff at work
 * on it.
 */
export async function taskList(
  work: Work,
  { userId, companyCode }: Staff,
  { bizType, decided, share = 'ALL', taskId, ...asked }: In<List>,
): Promise<Out<List>> {
  const page = paged(asked)
  const freeAt = isoOf(work.clock.now() - TAKEN_FOR)
  const filter = { bizType, taskId, decided: decided === '1', share, userId, freeAt }
  const { rows, total } = await listTasks(work.db, companyCode, filter, page)
  const views = await describeTasks(work, rows)
  const holderOf = (row: TaskRow) => (row.decision === null ? holderAt(row, work.clock.now()) : null)
  const names = await namesOf(
    work,
    rows.flatMap((row) => holderOf(row) ?? []),
  )
  const list = rows.map((row) => {
    const holder = holderOf(row)
    return {
      ...shape(taskHead, row, {}),
      ...(views.get(row.taskId) ?? nothing),
      replies: repliesOf(work, row.bizType),
      takenBy: holder === null ? null : (names.get(holder)?.nickname ?? ''),
      isMine: holder === userId ? ('1' as const) : ('0' as const),
    }
  })
  const customers = await headsOf(work, list)
  const named = list.map((row) => {
    const customer = row.bp === null ? undefined : customers.get(row.bp)
    return { ...row, customerName: customer?.customerName ?? '', isClosed: customer?.isClosed ?? false }
  })
  return envelope(page, named, total)
}

const namesOf = async (work: Work, userIds: readonly string[]) =>
  userIds.length === 0 ? new Map<string, { nickname: string }>() : ask(work, userNames)(work, userIds)

/** The state of the queue of the staff member's company. */
export async function queueSummary(work: Work, { userId, companyCode }: Staff): Promise<Out<Summary>> {
  const now = work.clock.now()
  const at = { now: isoOf(now), soon: isoOf(now + SOON), freeAt: isoOf(now - TAKEN_FOR), userId }
  const counts = await countQueue(work.db, companyCode, at)
  const kinds = await countKinds(work.db, companyCode)
  const names = await namesOf(work, [userId])
  return {
    ...counts,
    kinds,
    dead: await countDead(work.db, companyCode),
    staffName: names.get(userId)?.nickname ?? '',
  }
}
