import { toInstant, startOf } from '@domain/date'
import type { TodoType } from '@domain/todo-types'
import type { Work } from '../../http/context'
import { notify } from '../notice/service'
import type { Approval, Payment } from './repo/money'
import type { Scheme } from './repo/papers'
import type { Project, ProjectNode } from './repo/projects'
import { restOf } from '@domain/project/instalments'

/* Messages and to-dos about projects (D 4.15). */

const DETAIL = '/pages/job-schedule/home/components/Details/layout/default'
export const projectRoute = (projectId: string, tab?: string): string =>
  `${DETAIL}?projectId=${projectId}${tab === undefined ? '' : `&tab=${tab}`}`

/** End of the last day. */
export const endOf = (date: string): string => toInstant(startOf(date, 23, 59) + 59_000)

type Of = Pick<Project, 'bp' | 'companyCode' | 'projectId' | 'projectName'>

const about = ({ bp, companyCode, projectId }: Of, bizId: string, route: string) => ({
  bp,
  companyCode,
  route,
  bizType: 'PROJECT',
  bizId: bizId || projectId,
})

export const tellNode = (work: Work, project: Of, { nodeCode, nodeName }: ProjectNode): Promise<void> =>
  notify(work, about(project, project.projectId, projectRoute(project.projectId, 'plan')), {
    message: {
      templateCode: 'PJ_NODE',
      params: { projectName: project.projectName, nodeName },
      dedupeKey: `PJ_NODE|${project.projectId}|${nodeCode}|${work.clock.today()}`,
    },
  })

/** It has begun, stands still, goes on, or is given up: each change of its version is one message. */
export const tellState = (work: Work, project: Of & Pick<Project, 'version'>, state: string): Promise<void> =>
  notify(work, about(project, project.projectId, projectRoute(project.projectId)), {
    message: {
      templateCode: 'PJ_STATE',
      params: { projectName: project.projectName, state },
      dedupeKey: `PJ_STATE|${project.projectId}|${project.version}`,
    },
  })

/** The planned end has moved: each move is one message, also one back to an earlier day. */
export const tellDelay = (
  work: Work,
  project: Of & Pick<Project, 'planFinishDate' | 'version'>,
  date: string,
): Promise<void> =>
  notify(work, about(project, project.projectId, projectRoute(project.projectId, 'plan')), {
    message: {
      templateCode: 'PJ_DELAY',
      params: { projectName: project.projectName, date },
      dedupeKey: `PJ_DELAY|${project.projectId}|${project.planFinishDate ?? ''}|${date}|${project.version}`,
    },
  })

/** Whether a project asks its customer for anything: one that is paused (PJ-11) or was given up does not; one that is built still has its last instalment. */
export const asks = ({ status }: Pick<Project, 'status'>): boolean => status === 'RUNNING' || status === 'FINISHED'

interface Waiting {
  /** Part of the message's key, where the same thing is asked for more than once. */
  turn?: number
  type: TodoType
  bizId: string
  kind: string
  route: string
  modelCode: 'PROJECT_VIEW' | 'PROJECT_APPROVE'
  dueAt: string
  title: string
  amount?: string
}

const tellTodo = (work: Work, project: Of, { kind, route, bizId, type, turn, ...todo }: Waiting): Promise<void> =>
  notify(work, about(project, bizId, route), {
    message: {
      templateCode: 'PJ_TODO',
      params: { projectName: project.projectName, kind },
      dedupeKey: turn === undefined ? `PJ_TODO|${bizId}` : `PJ_TODO|${bizId}|${turn}`,
    },
    todo: { type, summary: project.projectName, ...todo },
  })

export const SCHEME_TODO = 'PROJECT_SCHEME'
export const APPROVAL_TODO = 'PROJECT_APPROVAL'
export const PAYMENT_TODO = 'PROJECT_PAYMENT'

export const tellScheme = (work: Work, project: Of, { schemeId, versionNo, expireAt, quoteTotal }: Scheme) =>
  tellTodo(work, project, {
    type: SCHEME_TODO,
    bizId: schemeId,
    kind: '设计方案',
    route: projectRoute(project.projectId, 'design'),
    modelCode: 'PROJECT_APPROVE',
    dueAt: expireAt,
    title: `设计方案第${versionNo}版待确认`,
    amount: quoteTotal,
  })

export const tellApproval = (work: Work, project: Of, row: Pick<Approval, 'approvalId' | 'title' | 'deadline'>) =>
  tellTodo(work, project, {
    type: APPROVAL_TODO,
    bizId: row.approvalId,
    kind: '审批事项',
    route: `${projectRoute(project.projectId)}&approvalId=${row.approvalId}`,
    modelCode: 'PROJECT_APPROVE',
    dueAt: row.deadline,
    title: row.title,
  })

/** An instalment is asked for: when it falls due, after a voucher that was refused or paid a part, when the project goes on. */
export const tellPayment = async (work: Work, project: Of & Pick<Project, 'status'>, row: Payment): Promise<void> => {
  if (!asks(project)) return
  await tellTodo(work, project, {
    type: PAYMENT_TODO,
    turn: row.version,
    bizId: row.paymentId,
    kind: row.name,
    route: projectRoute(project.projectId, 'payment'),
    modelCode: 'PROJECT_VIEW',
    dueAt: endOf(row.dueDate),
    title: `${row.name}待缴`,
    amount: restOf(row),
  })
}
