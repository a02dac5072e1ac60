import type { In } from '@contract'
import { allows } from '@domain/machine'
import { nodeTransitions } from '@domain/statuses/project'
import { jsonb } from '../../db/connect'
import type { Alongside } from '../../db/guarded'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { badField, ownOr2902, refuseIf } from '../../http/refusal'
import { use } from '../file/service'
import { ticketAnsweredByProject } from '../ticket/service'
import { movePlan } from './decisions'
import { addUpdate, moveNode, refreshed } from './life'
import { insertRecord } from './repo/papers'
import { changeNode, nodesOf, type Project, type ProjectNode } from './repo/projects'
import { changeProblem, mayBegin } from './rules/node-change'
import { heldByStaff, movedView, refuseIdle, type Moved, type Staff } from './staff'

type Input = In<'btwob POST /project/node/update'>

/** The step with which the application is answered (TK-17). */
const VISITED = 'EX01'

/** PJ-03, D 3.9: a step, its days and what was found in it. Refuses 2901 with the field, 44120 for a move out of its order. */
export async function updateNode(work: Work, staff: Staff, input: Input): Promise<Moved> {
  const project = await heldByStaff(work, staff, input)
  refuseIdle(project)
  const nodes = await nodesOf(work.db, project)
  const node = nodes.find(({ nodeCode }) => nodeCode === input.nodeCode)
  if (!node) throw badField('nodeCode')
  const problem = changeProblem(node, input)
  if (problem) throw badField(problem)
  const { event } = input
  if (event !== undefined) {
    const isAllowed = allows(nodeTransitions, node.status, event)
    const isInOrder = event === 'SKIP' || event === 'REOPEN' || mayBegin(node.nodeCode, nodes)
    // The customer confirms schemes, money pays: neither is ended or taken back by staff.
    const isCustomers =
      (event === 'FINISH' || event === 'REOPEN') && (node.nodeCode === 'DE02' || node.nodeCode === 'PA02')
    refuseIf(isAllowed && isInOrder && !isCustomers ? null : '44120')
  }
  await useFiles(work, staff, input)
  await writeNode(work, project, node, input)
  if (event === 'FINISH' && node.nodeCode === VISITED) await answerTicket(work, project, staff.userId)
  if (input.planFinishDate !== undefined) {
    if (!input.reason?.trim() && project.planFinishDate !== null) throw badField('reason')
    await movePlan(work, project, input.planFinishDate, input.reason?.trim() ?? '')
  }
  if (input.record) await addRecord(work, project, input.record)
  return movedView(await refreshed(work, project, { by: staff.userId, set: foundOf(project, input) }))
}

async function answerTicket(work: Work, { bp, ticketId, projectNo }: Project, by: string): Promise<void> {
  if (ticketId === null) return
  const resultText = `勘察已预约，后续进展见工程项目 ${projectNo}`
  await ticketAnsweredByProject(work, { bp, ticketId }, { resultText, by })
}

/** Files that this change brings become part of the project; 44852 for one that is not the staff member's own. */
async function useFiles(work: Work, { userId }: Staff, input: Input): Promise<void> {
  const { files = [], surveyPhotos = [], drawing, record, projectId } = input
  const all = [...files, ...surveyPhotos, ...(record?.files ?? []), ...(drawing ? [drawing.fileId] : [])]
  await use(work, userId, all, `PROJECT:${projectId}`)
}

async function writeNode(work: Work, project: Project, node: ProjectNode, input: Input): Promise<void> {
  const { event, reason = '', files, tip, remark, rate, planStart, planEnd } = input
  const { nodeCode, nodeName } = node
  const set: Alongside<'projectNode'> = {
    ...(rate !== undefined && { rate }),
    ...(planStart !== undefined && { planStart }),
    ...(planEnd !== undefined && { planEnd, firstEnd: node.firstEnd ?? planEnd }),
    ...(tip !== undefined && { tip: tip.trim(), tipClickedBy: [] }),
    ...(remark !== undefined && { remark: remark.trim() }),
    ...(files !== undefined && { files: [...node.files, ...files] }),
  }
  if (event !== undefined) await moveNode(work, project, node, event, set)
  else if (Object.keys(set).length > 0) await changeNode(work.db, node, set, work.clock.iso())
  const isMoved = planEnd !== undefined && node.planEnd !== null && planEnd !== node.planEnd
  const goesDown = (rate !== undefined && rate < node.rate) || event === 'REOPEN'
  if (isMoved || goesDown)
    await addUpdate(work, project, {
      kind: 'PLAN_CHANGE',
      title: isMoved ? `${nodeName}改为${planEnd}完成` : `${nodeName}进度更正`,
      content: reason.trim(),
      nodeCode,
    })
  if (files && files.length > 0 && event !== 'FINISH')
    await addUpdate(work, project, {
      kind: 'FILE',
      title: `${nodeName}资料`,
      content: remark?.trim() ?? '',
      nodeCode,
      files,
    })
}

/** What a visit or a day on site has found out about the project. */
function foundOf(project: Project, input: Input): Alongside<'project'> {
  const { arrivedAt, surveyResult, surveyText, surveyPhotos, place, quantities, drawing } = input
  return {
    ...(arrivedAt !== undefined && { arrivedAt }),
    ...(surveyResult !== undefined && { surveyResult }),
    ...(surveyText !== undefined && { surveyText: surveyText.trim() }),
    ...(surveyPhotos !== undefined && { surveyPhotos: [...surveyPhotos] }),
    ...(place !== undefined && { place: jsonb(place) }),
    ...(quantities !== undefined && { quantities: jsonb(quantities) }),
    ...(drawing !== undefined && { drawings: jsonb([...project.drawings, drawing]) }),
  }
}

async function addRecord(work: Work, project: Project, record: NonNullable<Input['record']>): Promise<void> {
  const { bp, companyCode, projectId } = ownOr2902(project)
  const { files = [], facts, ...rest } = record
  await insertRecord(work.db, {
    ...rest,
    bp,
    companyCode,
    projectId,
    recordId: newId(work.clock.now()),
    files: [...files],
    facts: jsonb(facts),
    createdAt: work.clock.iso(),
  })
}
