import type { In, Out } from '@contract'
import type { BoundSession, Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { changeViews } from './change'
import { ownGroup } from './groups'
import { changesById } from './repo/changes'
import { plansById } from './repo/plans'
import { recordPage } from './repo/records'
import { planViews } from './view'

type Call = 'predict GET /plan/records'

/** Plans and changes of a group together, the newest first. */
export async function planRecords(work: Work, session: BoundSession, input: In<Call>): Promise<Out<Call>> {
  const group = await ownGroup(work, session, input.groupId)
  const page = paged(input)
  const { planType = null, status: state = null, year = null } = input
  const filter = { bp: group.bp, groupId: group.groupId, planType, state, year }
  const { rows, total } = await recordPage(work.db, filter, page)
  const idsOf = (kind: string) => rows.filter((row) => row.kind === kind).map(({ id }) => id)
  const plans = await planViews(work, await plansById(work.db, group, idsOf('PLAN')))
  const changes = await changeViews(work, await changesById(work.db, group, idsOf('CHANGE')))
  return envelope(
    page,
    rows.map((row) => ({
      ...row,
      plan: plans.find(({ planId }) => planId === row.id) ?? null,
      change: changes.find(({ changeId }) => changeId === row.id) ?? null,
    })),
    total,
  )
}
