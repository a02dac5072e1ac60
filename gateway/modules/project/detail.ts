import type { In, Out } from '@contract'
import { requirementFields, shortFields } from '@contract/project/words'
import { codes } from '@domain/codes'
import { delayDays, forecastEnd } from '@domain/project/deadlines'
import { restOf } from '@domain/project/instalments'
import { roleOfStage } from '@domain/project/nodes'
import { isOver, stageRate, stageStatus } from '@domain/project/rates'
import { projectStages, type ProjectStage } from '@domain/statuses/project'
import type { Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { shape } from '../../http/shape'
import { openText } from '../../secret'
import { ownProject } from './life'
import { approvalsOf, paymentsOf } from './repo/money'
import { logPage, schemesOf } from './repo/papers'
import { latestProject, nodesOf, projectPage, type Project, type ProjectNode } from './repo/projects'
import { newestUpdate, ownUpdates, planChanges, readState, saveRead, unreadOf, updatePage } from './repo/updates'
import { asks, endOf } from './notices'
import { nodeViews, peopleOf, personOf, shortViews, updateViews, type Own } from './views'

type List = 'job GET /customer/project/list'
type Latest = Out<'job GET /customer/project/latest/project'>
type Detail = Out<'job GET /customer/project/detail'>
type Updates = 'job GET /customer/project/updates'
type ReadUpdates = 'job POST /customer/project/read/updates'
type Plan = Out<'job POST /project/queryProjectPlan'>

/** Changes of the plan that a page shows. */
const CHANGES = 20

export async function list(work: Work, session: Own, input: In<List>): Promise<Out<List>> {
  const page = paged(input)
  const wish = { status: input.status, keyword: input.keyword?.trim() }
  const { rows, total } = await projectPage(work.db, session.bp, wish, page)
  return envelope(page, await shortViews(work, session, rows), total)
}

export async function latest(work: Work, session: Own): Promise<Latest> {
  const row = await latestProject(work.db, session.bp)
  const [view] = row ? await shortViews(work, session, [row]) : []
  return view ?? null
}

export async function detail(work: Work, session: Own, projectId: string): Promise<Detail> {
  const project = await ownProject(work, session, projectId)
  const nodes = await nodesOf(work.db, project)
  const yours = await yoursOf(work, project)
  const count = (kind: Detail['yours'][number]['kind']) => yours.filter((one) => one.kind === kind).length
  const [change] = await planChanges(work.db, project, 1)
  const current = currentOf(nodes)
  const unread = await unreadOf(work.db, session.bp, [projectId], session.userId)
  const { photos } = await logPage(work.db, project, { offset: 0, limit: 1 })
  return {
    ...shape({ ...shortFields, ...requirementFields }, project, {
      currentNodeName: current?.nodeName ?? '',
      unread: unread.get(projectId) ?? 0,
      delayDays: delayDays(project.firstFinishDate, project.planFinishDate),
    }),
    address: openText(work, project.address),
    lng: project.lng,
    lat: project.lat,
    people: peopleOf(work, project),
    firstFinishDate: project.firstFinishDate,
    actualFinishDate: project.actualFinishDate,
    planGasDate: project.planGasDate,
    contractAmount: project.contractAmount,
    ticketId: project.ticketId,
    pauseReason: project.pauseReason,
    stages: codes(projectStages).map((stage) => stageView(stage, nodes, work.clock.today())),
    currentNode: current ? { nodeCode: current.nodeCode, nodeName: current.nodeName } : null,
    yours,
    ours: oursOf(work, project, nodes),
    planChange: change
      ? { before: change.beforeDate, after: change.afterDate, reason: change.content, at: change.at }
      : null,
    todo: { schemes: count('SCHEME'), approvals: count('APPROVAL'), payments: count('PAYMENT') },
    photos,
    asOf: work.clock.iso(),
  }
}

/** The step that a project is at. */
const currentOf = (nodes: readonly ProjectNode[]): ProjectNode | undefined =>
  nodes.find(({ status }) => status === 'DOING') ?? nodes.find(({ status }) => status === 'NOT_STARTED')

const extremeOf = (days: readonly (string | null)[], at: 'first' | 'last'): string | null => {
  const known = days.flatMap((day) => day ?? []).sort()
  return (at === 'first' ? known[0] : known.at(-1)) ?? null
}

function stageView(stage: ProjectStage, all: readonly ProjectNode[], today: string): Detail['stages'][number] {
  const nodes = all.filter((node) => node.stage === stage)
  return {
    stage,
    stageName: projectStages[stage],
    rate: stageRate(nodes),
    status: stageStatus(nodes, today),
    planStart: extremeOf(
      nodes.map(({ planStart }) => planStart),
      'first',
    ),
    planEnd: extremeOf(
      nodes.map(({ planEnd }) => planEnd),
      'last',
    ),
    actualStart: extremeOf(
      nodes.map(({ actualStart }) => actualStart),
      'first',
    ),
    actualEnd: isOver(nodes)
      ? extremeOf(
          nodes.map(({ actualEnd }) => actualEnd),
          'last',
        )
      : null,
  }
}

/** What waits for the customer, the nearest deadline first. A project that is paused or was given up asks for nothing (PJ-11). */
async function yoursOf(work: Work, project: Project): Promise<Detail['yours']> {
  if (!asks(project)) return []
  const now = work.clock.iso()
  const [scheme] = (await schemesOf(work.db, project)).filter(
    ({ status, expireAt }) => status === 'TO_CONFIRM' && expireAt > now,
  )
  const approvals = (await approvalsOf(work.db, project, 'WAITING')).filter(({ deadline }) => deadline > now)
  const payments = (await paymentsOf(work.db, project)).filter(
    ({ status }) => status === 'TO_PAY' || status === 'AUDIT_REJECTED',
  )
  const rows: Detail['yours'] = [
    ...(scheme
      ? [
          {
            kind: 'SCHEME' as const,
            id: scheme.schemeId,
            title: `确认设计方案第${scheme.versionNo}版`,
            due: scheme.expireAt,
            amount: scheme.quoteTotal,
          },
        ]
      : []),
    ...approvals.map((row) => ({
      kind: 'APPROVAL' as const,
      id: row.approvalId,
      title: row.title,
      due: row.deadline,
      amount: row.amountDelta,
    })),
    ...payments.map((row) => ({
      kind: 'PAYMENT' as const,
      id: row.paymentId,
      title: `缴纳${row.name}`,
      due: endOf(row.dueDate),
      amount: restOf(row),
    })),
  ]
  return rows.sort((a, b) => ((a.due ?? '') < (b.due ?? '') ? -1 : 1))
}

/** Steps that the customer does. */
const CUSTOMERS = ['DE02', 'PA02']

/** What the gas company does next, by which person and until when; null once nothing is left, and while nothing goes on. */
function oursOf(work: Work, project: Project, nodes: readonly ProjectNode[]): Detail['ours'] {
  if (project.status !== 'RUNNING') return null
  const own = nodes.filter(({ nodeCode }) => !CUSTOMERS.includes(nodeCode))
  const next = currentOf(own)
  if (!next) return null
  const person = personOf(work, project, roleOfStage[next.stage]) ?? personOf(work, project, 'MANAGER')
  return { nodeCode: next.nodeCode, name: next.nodeName, date: next.planEnd ?? next.planStart, person }
}

export async function updates(work: Work, session: Own, input: In<Updates>): Promise<Out<Updates>> {
  const project = await ownProject(work, session, input.projectId)
  const page = paged(input)
  const { rows, total } = await updatePage(work.db, project, page)
  const seen = await readState(work.db, project, session.userId)
  const unread = await unreadOf(work.db, session.bp, [project.projectId], session.userId)
  return {
    ...envelope(page, await updateViews(work, rows, seen), total),
    unread: unread.get(project.projectId) ?? 0,
  }
}

/** Ids that were read one by one and are kept; past them everything up to the newest counts as read. */
const KEPT = 200

/** PJ-08; ids of other projects are left out. */
export async function readUpdates(work: Work, session: Own, input: In<ReadUpdates>): Promise<Out<ReadUpdates>> {
  const { bp, userId } = session
  const project = await ownProject(work, session, input.projectId)
  const { projectId } = project
  const before = (await unreadOf(work.db, bp, [projectId], userId)).get(projectId) ?? 0
  const seen = await readState(work.db, project, userId)
  const own = input.updateIds === undefined ? null : await ownUpdates(work.db, project, input.updateIds)
  const readIds = own === null ? [] : [...new Set([...seen.readIds, ...own])].sort()
  const isAll = own === null || readIds.length > KEPT
  await saveRead(work.db, {
    bp,
    projectId,
    userId,
    readTo: isAll ? await newestUpdate(work.db, project) : seen.readTo,
    readIds: isAll ? [] : readIds,
    updatedAt: work.clock.iso(),
  })
  const unread = (await unreadOf(work.db, bp, [projectId], userId)).get(projectId) ?? 0
  return { read: before - unread, unread }
}

export async function plan(work: Work, session: Own, projectId: string): Promise<Plan> {
  const project = await ownProject(work, session, projectId)
  const nodes = await nodesOf(work.db, project)
  const changes = await planChanges(work.db, project, CHANGES)
  const steps = nodes.map(({ planEnd, status }) => ({ planEnd, isOver: isOver([{ status }]) }))
  const isGoing = project.status === 'RUNNING' || project.status === 'PAUSED'
  return {
    planFinishDate: project.planFinishDate,
    forecastFinishDate: isGoing ? forecastEnd(project.planFinishDate, steps, work.clock.today()) : null,
    delayDays: delayDays(project.firstFinishDate, project.planFinishDate),
    rows: await nodeViews(work, session.userId, nodes),
    changes: changes.map(({ at, content, beforeDate, afterDate }) => ({
      at,
      reason: content,
      before: beforeDate,
      after: afterDate,
    })),
  }
}
