import type { In, Out } from '@contract'
import { codes } from '@domain/codes'
import { mayChangeVisit, MOST_CHANGES } from '@domain/project/deadlines'
import { percentDone, stageRate } from '@domain/project/rates'
import { projectStages, type ProjectStage } from '@domain/statuses/project'
import type { Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { ownOr2902, Refusal } from '../../http/refusal'
import { shownFiles } from '../file/service'
import { freeSlot, takeSlot } from '../ticket/service'
import { addUpdate, heldProject, ownProject, refusePaused } from './life'
import { logPage, recordsOf, schemesOf } from './repo/papers'
import { changeProject, findProject, nodesOf, noteTip, type Project } from './repo/projects'
import {
  filesOf,
  logViews,
  nodeViews,
  personOf,
  recordViews,
  schemeShort,
  schemeView,
  type NodeView,
  type Own,
} from './views'

type Exploration = Out<'job POST /customer/node/getExplorationNode'>
type Change = In<'job POST /customer/node/changeExploration'>
type Design = 'job POST /customer/node/getDesignPlanNode'
type DesignRate = Out<'job POST /project/queryDesignRate'>
type Construct = 'job POST /project/queryConstructRate'
type Records = 'job POST /customer/node/queryEnginsOfRecord'

/** Steps of a stage as the user sees them. */
async function stepsOf(work: Work, { userId }: Own, project: Project, stage: ProjectStage): Promise<NodeView[]> {
  const nodes = (await nodesOf(work.db, project)).filter((node) => node.stage === stage)
  return nodeViews(work, userId, nodes)
}

export const exploration = async (work: Work, session: Own, projectId: string): Promise<Exploration> =>
  explorationView(work, session, await ownProject(work, session, projectId))

async function explorationView(work: Work, session: Own, project: Project): Promise<Exploration> {
  const known = await shownFiles(work, project.surveyPhotos)
  const { appointDate, appointSlot, appointChanges, arrivedAt } = project
  const visit = { appointDate, appointSlot, changes: appointChanges, arrivedAt }
  return {
    appointDate,
    appointSlot,
    changeLeft:
      project.status !== 'TERMINATED' && mayChangeVisit(visit, work.clock.now()) ? MOST_CHANGES - appointChanges : 0,
    surveyor: personOf(work, project, 'SURVEYOR'),
    arrivedAt,
    conclusion: project.surveyResult,
    conclusionText: project.surveyText,
    pipe: project.place?.nearestPipe ?? null,
    photos: filesOf(known, project.surveyPhotos),
    nodes: await stepsOf(work, session, project, 'EXPLORATION'),
  }
}

/** PJ-13: the visit moves to a free place; the old one is given back. */
export async function changeExploration(work: Work, session: Own, input: Change): Promise<Exploration> {
  const { date, slot } = input
  const project = await heldProject(work, session, input.projectId)
  refusePaused(project)
  const { appointDate, appointSlot, appointChanges, arrivedAt, companyCode } = project
  const visit = { appointDate, appointSlot, changes: appointChanges, arrivedAt }
  const mayMove = project.status !== 'TERMINATED' && mayChangeVisit(visit, work.clock.now())
  if (appointDate === null || appointSlot === null || !mayMove) throw new Refusal('44606')
  const place = { companyCode, kind: 'APPLY' as const }
  await takeSlot(work, { ...place, date, slot })
  await freeSlot(work, { ...place, date: appointDate, slot: appointSlot })
  const set = { appointDate: date, appointSlot: slot, appointChanges: appointChanges + 1, version: project.version + 1 }
  await changeProject(work.db, project, set, work.clock.iso())
  await addUpdate(work, project, {
    kind: 'NOTICE',
    title: '勘察改期',
    content: `由${appointDate}改为${date}`,
    nodeCode: 'EX01',
  })
  return explorationView(work, session, ownOr2902(await findProject(work.db, project)))
}

export const place = async (work: Work, session: Own, projectId: string) =>
  (await ownProject(work, session, projectId)).place

export async function design(work: Work, session: Own, input: In<Design>): Promise<Out<Design>> {
  const project = await ownProject(work, session, input.projectId)
  const schemes = await schemesOf(work.db, project)
  const asked = input.schemeId === undefined ? schemes[0] : schemes.find((row) => row.schemeId === input.schemeId)
  if (input.schemeId !== undefined) ownOr2902(asked)
  return {
    schemes: schemes.map(schemeShort),
    current: asked ? await schemeView(work, asked) : null,
    rejections: schemes.filter(({ status }) => status === 'REJECTED').length,
    manager: personOf(work, project, 'MANAGER'),
  }
}

export async function designRate(work: Work, session: Own, projectId: string): Promise<DesignRate> {
  const project = await ownProject(work, session, projectId)
  const nodes = (await nodesOf(work.db, project)).filter(({ stage }) => stage === 'DESIGN')
  const known = await shownFiles(
    work,
    project.drawings.map(({ fileId }) => fileId),
  )
  return {
    rate: stageRate(nodes),
    steps: await nodeViews(work, session.userId, nodes),
    drawings: project.drawings.flatMap((drawing) => {
      const file = known.get(drawing.fileId)
      return file === undefined ? [] : [{ ...drawing, url: file.url, isImage: file.isImage }]
    }),
    designer: personOf(work, project, 'DESIGNER'),
  }
}

/** PJ-04. */
export async function constructRate(work: Work, session: Own, input: In<Construct>): Promise<Out<Construct>> {
  const project = await ownProject(work, session, input.projectId)
  const nodes = (await nodesOf(work.db, project)).filter(({ stage }) => stage === 'CONSTRUCTION')
  const page = paged(input)
  const { rows, total, lastDate } = await logPage(work.db, project, page)
  return {
    totalRate: stageRate(nodes),
    nodes: await nodeViews(work, session.userId, nodes),
    quantities: project.quantities.map((row) => ({ ...row, percent: percentDone(row.finished, row.planned) })),
    lastLogDate: lastDate,
    logs: envelope(page, await logViews(work, rows), total),
  }
}

/** Steps under a stage; a step has none. */
export async function childrenOf(
  work: Work,
  session: Own,
  { projectId, preCode }: In<'job POST /customer/node/getConstructionNodeByPre'>,
): Promise<NodeView[]> {
  const project = await ownProject(work, session, projectId)
  const stage = codes(projectStages).find((one) => one === preCode)
  return stage === undefined ? [] : stepsOf(work, session, project, stage)
}

export async function records(work: Work, session: Own, input: In<Records>): Promise<Out<Records>> {
  const project = await ownProject(work, session, input.projectId)
  return recordViews(work, await recordsOf(work.db, project, input.recordType))
}

/** PJ-09; 2902 for a step that the project does not have. */
export async function clickTip(
  work: Work,
  session: Own,
  { projectId, nodeCode }: In<'job GET /customer/node/clickTip'>,
): Promise<true> {
  const project = await ownProject(work, session, projectId)
  if (!(await noteTip(work.db, { ...project, nodeCode }, session.userId))) throw new Refusal('2902')
  return true
}
