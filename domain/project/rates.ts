import { cut, decimal } from '../decimal'
import type { NodeState, ProjectStage, ShownNodeState } from '../statuses/project'
import { stageWeights } from './nodes'

export interface Step {
  nodeCode: string
  stage: ProjectStage
  weight: number
  /** Per cent, 0 to 100. */
  rate: number
  status: NodeState
  planEnd: string | null
}

/** PJ-02: per cent of a stage, rounded down; steps that are skipped count for nothing, the others make up the whole. 0 without steps. */
export function stageRate(steps: readonly Pick<Step, 'weight' | 'rate' | 'status'>[]): number {
  const counted = steps.filter(({ status }) => status !== 'SKIPPED')
  const whole = counted.reduce((sum, { weight }) => sum + weight, 0)
  return whole === 0 ? 0 : Math.floor(counted.reduce((sum, { weight, rate }) => sum + weight * rate, 0) / whole)
}

/** PJ-02: per cent of a project, rounded down. A stage of which nothing is needed counts as done. */
export function totalRate(steps: readonly Step[]): number {
  const stages = Object.keys(stageWeights) as ProjectStage[]
  const sum = stages.reduce((all, stage) => all + stageWeights[stage] * rateOf(steps, stage), 0)
  return Math.floor(sum / 100)
}

const rateOf = (steps: readonly Step[], stage: ProjectStage): number => {
  const own = steps.filter((one) => one.stage === stage)
  const isSkipped = own.length > 0 && own.every(({ status }) => status === 'SKIPPED')
  return isSkipped ? 100 : stageRate(own)
}

/** D 3.9: a step that is not over on the day after its planned end is late. `today`: YYYY-MM-DD. */
export const shownStatus = ({ status, planEnd }: Pick<Step, 'status' | 'planEnd'>, today: string): ShownNodeState =>
  (status === 'NOT_STARTED' || status === 'DOING') && planEnd !== null && planEnd < today ? 'DELAYED' : status

/** Of the worst to the best. */
const ORDER = ['DELAYED', 'DOING', 'NOT_STARTED', 'DONE'] as const satisfies readonly ShownNodeState[]

/** D 3.9: the colour of a stage is that of its worst step; one that has begun is under way. SKIPPED when nothing is needed. */
export function stageStatus(steps: readonly Pick<Step, 'status' | 'planEnd'>[], today: string): ShownNodeState {
  const shown = steps.map((step) => shownStatus(step, today)).filter((status) => status !== 'SKIPPED')
  if (shown.length === 0) return 'SKIPPED'
  const isUnderWay = shown.includes('DONE') && shown.includes('NOT_STARTED')
  const worst = ORDER.find((status) => shown.includes(status)) ?? 'NOT_STARTED'
  return worst === 'NOT_STARTED' && isUnderWay ? 'DOING' : worst
}

/** Whether nothing of these steps is left to do. */
export const isOver = (steps: readonly Pick<Step, 'status'>[]): boolean =>
  steps.every(({ status }) => status === 'DONE' || status === 'SKIPPED')

/** PJ-04: per cent of a quantity that is in place, rounded down, 100 at most; 0 where nothing was planned. */
export function percentDone(finished: string, planned: string): number {
  const whole = decimal(planned)
  if (whole.lte(0)) return 0
  return Math.min(100, Number(cut(decimal(finished).times(100).div(whole), 0)))
}

/** PJ-02: per cent of the contract amount that is paid, rounded down, 100 at most; 0 without an amount. */
export const paidRate = (paid: string, contract: string | null): number =>
  contract === null ? 0 : percentDone(paid, contract)
