import type { In, Out } from '@contract'
import { nodeSeeds } from '@domain/project/nodes'
import { allows } from '@domain/machine'
import { projectTransitions, type ProjectEvent } from '@domain/statuses/project'
import { jsonb } from '../../db/connect'
import { nextNo } from '../../db/sequence'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { envelope, paged } from '../../http/page'
import { badField, ownOr2902, Refusal, refuseIf } from '../../http/refusal'
import { sealText } from '../../secret'
import { logCreated, transition } from '../../states'
import { withCustomers } from '../desk/service'
import { lockAccount } from '../gas-account/service'
import { freeSlot, handOverVisit, isTicketOf, takeSlot, ticketBecameProject } from '../ticket/service'
import { askAgain, dropAsked } from './asked'
import { addUpdate, heldProject, refreshed } from './life'
import { approvalsOf, paymentsOf } from './repo/money'
import { schemesOf } from './repo/papers'
import {
  companyPage,
  insertNodes,
  insertProject,
  nodesOf,
  projectOfCompany,
  projectOfTicket,
  type Project,
} from './repo/projects'
import { updatePage } from './repo/updates'
import { approvalMachine, projectMachine, schemeMachine } from './states'
import { tellState } from './notices'
import { approvalViews, newsViews, nodeViews, paymentViews, peopleOf, schemeShort } from './views'

export type Staff = { userId: string; companyCode: string }
type Create = 'btwob POST /project/create'
type List = 'btwob GET /project/list'
type Detail = Out<'btwob GET /project/detail'>
export type Moved = Out<'btwob POST /project/resume'>

/** A project of the staff member's company under its lock; 2902 for another's, 2904 when it is not as it was seen. */
export async function heldByStaff(
  work: Work,
  { companyCode }: Staff,
  { projectId, version }: { projectId: string; version?: number },
): Promise<Project> {
  const seen = ownOr2902(await projectOfCompany(work.db, companyCode, projectId))
  const project = await heldProject(work, seen, projectId)
  refuseIf(version === undefined || version === project.version ? null : '2904')
  return project
}

/** 44120 for one that is paused or over. */
export const refuseIdle = ({ status }: Project): void => refuseIf(status === 'RUNNING' ? null : '44120')

export const movedView = ({ projectId, status, stage, totalRate, version }: Project): Moved => ({
  projectId,
  status,
  stage,
  totalRate,
  version,
})

export async function list(work: Work, { companyCode }: Staff, input: In<List>): Promise<Out<List>> {
  const page = paged(input)
  const { rows, total } = await companyPage(work.db, companyCode, input.status, page)
  return envelope(page, await withCustomers(work, rows.map(headView)), total)
}

const headView = ({ projectId, projectNo, projectName, bp, stage, status, totalRate, planFinishDate }: Project) => ({
  projectId,
  projectNo,
  projectName,
  bp,
  stage,
  status,
  totalRate,
  planFinishDate,
})

/** Updates that staff see below a project. */
const SHOWN_UPDATES = 20

export async function detail(work: Work, { companyCode, userId }: Staff, projectId: string): Promise<Detail> {
  const project = ownOr2902(await projectOfCompany(work.db, companyCode, projectId))
  const { rows } = await updatePage(work.db, project, { offset: 0, limit: SHOWN_UPDATES })
  return {
    ...headView(project),
    ticketId: project.ticketId,
    quantities: project.quantities,
    place: project.place,
    drawings: project.drawings.length,
    updates: await newsViews(work, rows),
    version: project.version,
    pauseReason: project.pauseReason,
    people: peopleOf(work, project),
    nodes: await nodeViews(work, userId, await nodesOf(work.db, project)),
    schemes: (await schemesOf(work.db, project)).map(schemeShort),
    payments: await paymentViews(work, project.bp, await paymentsOf(work.db, project)),
    approvals: await approvalViews(work, await approvalsOf(work.db, project)),
  }
}

/** Begins a project: the application is accepted with it, what comes next is under way. */
export async function create(work: Work, { companyCode, userId }: Staff, input: In<Create>): Promise<Out<Create>> {
  const { bp, ticketId, appointDate, appointSlot } = input
  ownOr2902(await lockAccount(work.db, { bp, companyCode }))
  if (ticketId !== undefined) {
    if (!(await isTicketOf(work, { bp, companyCode }, ticketId))) throw new Refusal('2902')
    if (await projectOfTicket(work.db, bp, ticketId)) throw badField('ticketId')
  }
  if ((appointDate === undefined) !== (appointSlot === undefined)) throw badField('appointSlot')
  if (!input.people.some(({ role }) => role === 'MANAGER')) throw badField('people')
  const wrong = (input.plan ?? []).find(
    ({ nodeCode, planStart, planEnd }) => planEnd < planStart || !nodeSeeds.some(({ code }) => code === nodeCode),
  )
  if (wrong) throw badField('plan')
  const visit = await visitFor(work, { bp, companyCode }, input)
  const project = await insertRows(work, companyCode, { ...input, ...visit })
  await logCreated(work, projectMachine, project, userId)
  await addUpdate(work, project, { kind: 'NOTICE', title: '项目已立项', content: project.projectNo, nodeCode: 'AP01' })
  await tellState(work, project, '已立项')
  const { projectId, projectNo } = project
  if (ticketId !== undefined) await ticketBecameProject(work, { bp, ticketId }, { projectId, projectNo, by: userId })
  return { projectId, projectNo }
}

/** One visit has one place (TK-05): that of the application goes to its project, or is given back where staff name another day. */
async function visitFor(
  work: Work,
  { bp, companyCode }: { bp: string; companyCode: string },
  { ticketId, appointDate: date, appointSlot: slot }: In<Create>,
): Promise<Pick<In<Create>, 'appointDate' | 'appointSlot'>> {
  const asked = ticketId === undefined ? null : await handOverVisit(work, { bp, ticketId })
  const place = { companyCode, kind: 'APPLY' as const }
  if (date === undefined || slot === undefined) return asked ? { appointDate: asked.date, appointSlot: asked.slot } : {}
  if (asked) await freeSlot(work, { ...place, ...asked })
  await takeSlot(work, { ...place, date, slot })
  return {}
}

async function insertRows(work: Work, companyCode: string, input: In<Create>): Promise<Project> {
  const { requestNo: _once, plan = [], address, people, ticketId, appointDate, ...given } = input
  const { appointSlot, lng, lat, planFinishDate, ...rest } = given
  const now = work.clock.iso()
  const today = work.clock.today()
  const no = String(await nextNo(work.db, 'seq_project_no')).padStart(4, '0')
  const project = await insertProject(work.db, {
    ...rest,
    companyCode,
    projectId: newId(work.clock.now()),
    projectNo: `XM${companyCode}${today.slice(0, 4)}${no}`,
    address: sealText(work, address.trim()),
    people: sealText(work, JSON.stringify(people)),
    lng: lng ?? null,
    lat: lat ?? null,
    ticketId: ticketId ?? null,
    appointDate: appointDate ?? null,
    appointSlot: appointSlot ?? null,
    firstFinishDate: planFinishDate ?? null,
    planFinishDate: planFinishDate ?? null,
    planGasDate: rest.planGasDate ?? null,
    stage: 'EXPLORATION',
    status: 'RUNNING',
    totalRate: 5,
    place: null,
    quantities: jsonb([]),
    drawings: jsonb([]),
    movedAt: now,
    createdAt: now,
    updatedAt: now,
  })
  const { bp, projectId } = project
  await insertNodes(
    work.db,
    nodeSeeds.map(({ code, name, stage, weight }, sort) => {
      const days = plan.find(({ nodeCode }) => nodeCode === code)
      const isAccepted = code === 'AP01'
      return {
        bp,
        projectId,
        companyCode,
        stage,
        weight,
        sort,
        nodeCode: code,
        nodeName: name,
        status: isAccepted ? ('DONE' as const) : ('NOT_STARTED' as const),
        rate: isAccepted ? 100 : 0,
        firstEnd: days?.planEnd ?? null,
        planStart: days?.planStart ?? null,
        planEnd: days?.planEnd ?? null,
        actualStart: isAccepted ? today : null,
        actualEnd: isAccepted ? today : null,
        updatedAt: now,
      }
    }),
  )
  return project
}

interface Turn {
  event: ProjectEvent
  /** What the project is then: 已暂停. */
  state: string
  reason: string
}

async function turned(
  work: Work,
  staff: Staff,
  key: { projectId: string; version: number },
  { event, state, reason }: Turn,
): Promise<Project> {
  const project = await heldByStaff(work, staff, key)
  refuseIf(allows(projectTransitions, project.status, event) ? null : '44120')
  const pauseReason = event === 'RESUME' ? null : reason
  const by = staff.userId
  await transition(work, projectMachine, project, event, { by, set: { pauseReason }, ...(reason && { reason }) })
  await addUpdate(work, project, { kind: 'NOTICE', title: `项目${state}`, content: reason })
  await tellState(work, project, state)
  return refreshed(work, project, { by })
}

export async function pause(work: Work, staff: Staff, input: In<'btwob POST /project/pause'>): Promise<Moved> {
  const turn = { event: 'PAUSE', state: '已暂停', reason: input.reason.trim() } as const
  const project = await turned(work, staff, input, turn)
  await dropAsked(work, project)
  return movedView(project)
}

export async function resume(work: Work, staff: Staff, input: In<'btwob POST /project/resume'>): Promise<Moved> {
  const project = await turned(work, staff, input, { event: 'RESUME', state: '已恢复', reason: '' })
  await askAgain(work, project)
  return movedView(project)
}

/** Nothing waits for the customer any more: what was to be decided is not, the place of a visit to come is free. */
export async function terminate(work: Work, staff: Staff, input: In<'btwob POST /project/terminate'>): Promise<Moved> {
  const turn = { event: 'TERMINATE', state: '已终止', reason: input.reason.trim() } as const
  const project = await turned(work, staff, input, turn)
  const by = staff.userId
  await dropAsked(work, project)
  for (const row of await schemesOf(work.db, project))
    if (row.status === 'TO_CONFIRM') await transition(work, schemeMachine, row, 'EXPIRE', { by })
  for (const row of await approvalsOf(work.db, project, 'WAITING'))
    await transition(work, approvalMachine, row, 'WITHDRAW', { by, set: { version: row.version + 1 } })
  await freeVisit(work, project)
  return movedView(project)
}

async function freeVisit(work: Work, project: Project): Promise<void> {
  const { companyCode, appointDate: date, appointSlot: slot, arrivedAt } = project
  if (date === null || slot === null || arrivedAt !== null || date < work.clock.today()) return
  await freeSlot(work, { companyCode, kind: 'APPLY', date, slot })
}
