import { isOver, paidRate, totalRate } from '@domain/project/rates'
import { sumMoney } from '@domain/money'
import { codes } from '@domain/codes'
import { projectStages, type NodeEvent, type ProjectStage, type ProjectUpdateKind } from '@domain/statuses/project'
import type { Alongside } from '../../db/guarded'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { ownOr2902, Refusal } from '../../http/refusal'
import { transition } from '../../states'
import { lockAccount, type AccountKey } from '../gas-account/service'
import { paymentsOf } from './repo/money'
import {
  changeNode,
  changeProject,
  findProject,
  lockProject,
  nodesOf,
  type Project,
  type ProjectNode,
} from './repo/projects'
import { insertUpdate } from './repo/updates'
import { nodeMachine, projectMachine } from './states'
import { tellNode } from './notices'

/** A project of the customer; 2902 for another one's. */
export const ownProject = async (work: Work, { bp, companyCode }: AccountKey, projectId: string): Promise<Project> =>
  ownOr2902(await findProject(work.db, { bp, projectId }), { companyCode })

/** The same under its lock, the account's before (A 9.4): schemes, instalments, approvals and steps move under it. */
export async function heldProject(work: Work, { bp, companyCode }: AccountKey, projectId: string): Promise<Project> {
  ownOr2902(await lockAccount(work.db, { bp, companyCode }))
  return ownOr2902(await lockProject(work.db, { bp, projectId }), { companyCode })
}

/** PJ-11. */
export function refusePaused({ status }: Pick<Project, 'status'>): void {
  if (status === 'PAUSED') throw new Refusal('44605')
}

export interface News {
  kind: ProjectUpdateKind
  title: string
  content?: string
  nodeCode?: string
  files?: readonly string[]
  beforeDate?: string | null
  afterDate?: string | null
}

/** Says what happened; the project moves to the front of the lists. */
export async function addUpdate(
  work: Work,
  { bp, companyCode, projectId }: Pick<Project, 'bp' | 'companyCode' | 'projectId'>,
  { kind, title, content = '', nodeCode, files = [], beforeDate = null, afterDate = null }: News,
): Promise<void> {
  const at = work.clock.iso()
  await insertUpdate(work.db, {
    bp,
    companyCode,
    projectId,
    updateId: newId(work.clock.now()),
    nodeCode: nodeCode ?? null,
    kind,
    title,
    content,
    beforeDate,
    afterDate,
    files: [...files],
    at,
  })
  await changeProject(work.db, { bp, projectId }, { movedAt: at }, at)
}

/** Moves a step; what is finished is at 100 per cent and tells it. 2904 for a move that its state does not know. */
export async function moveNode(
  work: Work,
  project: Project,
  node: ProjectNode,
  event: NodeEvent,
  set: Alongside<'projectNode'> = {},
): Promise<void> {
  const today = work.clock.today()
  const started = { actualStart: node.actualStart ?? today }
  const rate = set.rate ?? node.rate
  const with_: Record<NodeEvent, Alongside<'projectNode'>> = {
    START: started,
    FINISH: { ...started, actualEnd: today, rate: 100 },
    SKIP: { rate: 0 },
    REOPEN: { actualEnd: null, rate },
  }
  await transition(work, nodeMachine, node, event, { set: { ...set, ...with_[event] } })
  if (event !== 'FINISH') return
  await addUpdate(work, project, { kind: 'PROGRESS', title: `${node.nodeName}已完成`, nodeCode: node.nodeCode })
  await tellNode(work, project, node)
}

/**
 * PJ-02: works progress, stage and end out again after its steps or its money have moved; one that has handed over its papers is finished.
 * Answers the project as it stands then.
 */
export async function refreshed(
  work: Work,
  { bp, projectId, companyCode }: Project,
  { set = {}, by }: { set?: Alongside<'project'>; by: string },
): Promise<Project> {
  const nodes = await withPaid(work, { bp, projectId })
  const project = ownOr2902(await findProject(work.db, { bp, projectId }), { companyCode })
  const stage = stageOf(nodes)
  const isDone = isHandedOver(nodes)
  const now = work.clock.iso()
  const values = { ...set, stage, totalRate: totalRate(nodes), version: project.version + 1 }
  if (isDone && project.status === 'RUNNING')
    await transition(work, projectMachine, project, 'FINISH', {
      by,
      set: { ...values, actualFinishDate: work.clock.today() },
    })
  else await changeProject(work.db, project, values, now)
  return ownOr2902(await findProject(work.db, project))
}

/** D 3.8: the papers are handed over, or none are and the works are over without. */
function isHandedOver(nodes: readonly ProjectNode[]): boolean {
  const papers = nodes.find(({ nodeCode }) => nodeCode === 'AC04')
  return papers?.status === 'SKIPPED'
    ? isOver(nodes.filter(({ stage }) => stage !== 'PAYMENT'))
    : papers?.status === 'DONE'
}

/** The first stage with something left to do. */
function stageOf(nodes: readonly ProjectNode[]): ProjectStage {
  const open = codes(projectStages).find((stage) => !isOver(nodes.filter((node) => node.stage === stage)))
  return open ?? 'ACCEPTANCE'
}

/** PJ-02: the step of the payment stands where the money stands. */
async function withPaid(work: Work, key: Pick<Project, 'bp' | 'projectId'>): Promise<ProjectNode[]> {
  const nodes = await nodesOf(work.db, key)
  const step = nodes.find(({ nodeCode }) => nodeCode === 'PA02')
  const payments = await paymentsOf(work.db, key)
  if (!step || payments.length === 0 || step.status === 'SKIPPED') return nodes
  const amount = sumMoney(payments.map((one) => one.amount))
  const rate = paidRate(sumMoney(payments.map(({ paidAmount }) => paidAmount)), amount)
  if (rate === step.rate) return nodes
  const today = work.clock.today()
  if (rate === 100)
    await transition(work, nodeMachine, step, 'FINISH', {
      set: { rate, actualStart: step.actualStart ?? today, actualEnd: today },
    })
  else if (step.status === 'DOING') await changeNode(work.db, step, { rate }, work.clock.iso())
  else
    await transition(work, nodeMachine, step, step.status === 'DONE' ? 'REOPEN' : 'START', {
      set: { rate, actualStart: step.actualStart ?? today, actualEnd: null },
    })
  return nodesOf(work.db, key)
}
