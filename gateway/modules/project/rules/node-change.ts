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
  const moves =
    (node.planEnd !== null && change.planEnd !== undefined && change.planEnd !== node.planEnd) ||
    (node.planStart !== null && change.planStart !== undefined && change.planStart !== node.planStart)
  return (goesDown || moves || change.event === 'REOPEN') && !change.reason?.trim() ? 'reason' : null
}
