import { isOver } from '@domain/project/rates'
import { stageBefore, stepsBefore } from '@domain/project/nodes'
import type { NodeEvent, NodeState, ProjectStage } from '@domain/statuses/project'

interface Step {
  nodeCode: string
  stage: ProjectStage
  status: NodeState
}

/** D 3.9: whether a step may begin: those before it in its stage are over, and so is the stage before. A step that is skipped waits for nothing. */
export function mayBegin(nodeCode: string, steps: readonly Step[]): boolean {
  const before = stepsBefore(nodeCode)
  const stage = stageBefore(nodeCode)
  return (
    isOver(steps.filter((step) => before.includes(step.nodeCode))) &&
    (stage === null || isOver(steps.filter((step) => step.stage === stage)))
  )
}

interface NodeChange {
  event?: NodeEvent | undefined
  rate?: number | undefined
  planStart?: string | undefined
  planEnd?: string | undefined
  reason?: string | undefined
}

/**
 * PJ-03 and D 3.9: the field of a change that is wrong, or null. A rate that goes down, a step that is opened again and a planned day that
 * moves say why; the rate of the payment follows the money.
 */
export function changeProblem(
  node: { nodeCode: string; rate: number; planStart: string | null; planEnd: string | null },
  change: NodeChange,
): 'rate' | 'reason' | 'planEnd' | null {
  const start = change.planStart ?? node.planStart
  const end = change.planEnd ?? node.planEnd
  if (start !== null && end !== null && end < start) return 'planEnd'
  if (change.rate !== undefined && node.nodeCode === 'PA02') return 'rate'
  const goesDown = change.rate !== undefined && change.rate < node.rate
  const isPut = goesDown || isMoved(node, change) || change.event === 'REOPEN'
  return isPut && !change.reason?.trim() ? 'reason' : null
}

interface Days {
  planStart: string | null
  planEnd: string | null
}

/** Whether a planned day moves: one that was set and becomes another. */
export const isMoved = (
  node: Days,
  change: { planStart?: string | undefined; planEnd?: string | undefined },
): boolean =>
  (node.planEnd !== null && change.planEnd !== undefined && change.planEnd !== node.planEnd) ||
  (node.planStart !== null && change.planStart !== undefined && change.planStart !== node.planStart)

interface PlannedStep {
  nodeCode: string
  planStart: string
  planEnd: string
}

/**
 * PJ-03 for many steps at once: the field that is wrong, or null. Each step is one of the project and named once, ends on its first day
 * or later, and keeps its days once it is over; a day that moves needs a reason.
 */
export function planProblem(
  nodes: readonly (Days & { nodeCode: string; status: NodeState })[],
  steps: readonly PlannedStep[],
  reason: string,
): 'steps' | 'reason' | null {
  if (new Set(steps.map(({ nodeCode }) => nodeCode)).size < steps.length) return 'steps'
  const known = steps.map((step) => ({ step, node: nodes.find(({ nodeCode }) => nodeCode === step.nodeCode) }))
  const isWrong = known.some(
    ({ step, node }) =>
      node === undefined || step.planEnd < step.planStart || (OVER.includes(node.status) && isMoved(node, step)),
  )
  if (isWrong) return 'steps'
  return known.some(({ step, node }) => node && isMoved(node, step)) && reason.trim() === '' ? 'reason' : null
}

const OVER: readonly NodeState[] = ['DONE', 'SKIPPED']
