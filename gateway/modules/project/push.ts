import type { In, Out } from '@contract'
import { mayAskAgain } from '@domain/project/deadlines'
import type { BoundSession, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { reportResults, wxCredits } from '../message/service'
import { ownProject } from './life'
import { declinedAt, noteAsked } from './repo/papers'
import type { Project } from './repo/projects'

type Check = Out<'job GET /customer/node/checkShowPush'>
type Edit = 'job POST /customer/node/editWxAuth'

/** Scene of WeChat's templates that messages about projects leave by. */
const SCENE = 'service'

/** PJ-10: reminders are offered where WeChat could send them, the user has none left, and did not say no within a week. */
export async function checkPush(work: Work, session: BoundSession, projectId: string): Promise<Check> {
  const project = await ownProject(work, session, projectId)
  const { openIdBound, templates } = await wxCredits(work, session.userId, SCENE)
  const offered = templates.filter(({ tmplKey }) => tmplKey === 'SERVICE')
  const reason = await reasonOf(work, session, project, { openIdBound, offered })
  return { show: reason === '', templateIds: offered.map(({ tmplId }) => tmplId), reason }
}

async function reasonOf(
  work: Work,
  session: BoundSession,
  project: Project,
  { openIdBound, offered }: { openIdBound: boolean; offered: readonly { remaining: number }[] },
): Promise<Check['reason']> {
  if (session.terminalType !== 'WEAPP') return 'NOT_WEAPP'
  if (project.status !== 'RUNNING') return 'NOT_RUNNING'
  if (!openIdBound) return 'NO_WECHAT'
  if (offered.length === 0) return 'NO_TEMPLATE'
  if (offered.every(({ remaining }) => remaining > 0)) return 'HAS_CREDIT'
  const declined = await declinedAt(work.db, project, session.userId)
  return mayAskAgain(declined, work.clock.now()) ? '' : 'DECLINED'
}

/** What was accepted counts with the user's other reminders; 2021 for a WeChat that is not the user's. */
export async function editAuth(work: Work, session: BoundSession, input: In<Edit>): Promise<Out<Edit>> {
  const project = await ownProject(work, session, input.projectId)
  const results = input.results.map(({ templateId, result }) => ({ tmplId: templateId, result }))
  const { templates } = await reported(work, session, input.openId, results)
  const isDeclined = results.every(({ result }) => result !== 'accept')
  const at = work.clock.iso()
  const { bp, projectId } = project
  await noteAsked(work.db, {
    bp,
    projectId,
    userId: session.userId,
    declinedAt: isDeclined ? at : null,
    askedAt: at,
  })
  return { credits: templates.map(({ tmplId, remaining }) => ({ templateId: tmplId, credits: remaining })) }
}

async function reported(
  work: Work,
  session: BoundSession,
  openId: string,
  results: { tmplId: string; result: 'accept' | 'reject' | 'ban' }[],
) {
  try {
    return await reportResults(work, session, { openId, results })
  } catch (error) {
    if (error instanceof Refusal && error.code === 'E6006') throw new Refusal('2021')
    throw error
  }
}
