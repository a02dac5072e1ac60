import type { ProjectRole, ProjectStage } from '../statuses/project'

interface NodeSeed {
  code: string
  name: string
  stage: ProjectStage
  /** Share of its stage, of 100. */
  weight: number
}

const of = (
  stage: ProjectStage,
  rows: readonly (readonly [code: string, name: string, weight: number])[],
): NodeSeed[] => rows.map(([code, name, weight]) => ({ code, name, stage, weight }))

/** D 2.7: the steps of every project, in their order. */
export const nodeSeeds: readonly NodeSeed[] = [
  ...of('APPLY', [['AP01', '申请受理', 100]]),
  ...of('EXPLORATION', [
    ['EX01', '预约勘察', 20],
    ['EX02', '现场勘察', 50],
    ['EX03', '勘察结论', 30],
  ]),
  ...of('DESIGN', [
    ['DE01', '方案设计', 30],
    ['DE02', '方案确认', 20],
    ['DE03', '施工图设计', 30],
    ['DE04', '图纸审查', 20],
  ]),
  ...of('PAYMENT', [
    ['PA01', '工程合同签订', 30],
    ['PA02', '工程款缴纳', 70],
  ]),
  ...of('CONSTRUCTION', [
    ['CO01', '施工准备', 5],
    ['CO02', '材料到场', 10],
    ['CO03', '庭院管道施工', 30],
    ['CO04', '调压计量安装', 20],
    ['CO05', '户内管道施工', 20],
    ['CO06', '吹扫试压', 15],
  ]),
  ...of('ACCEPTANCE', [
    ['AC01', '竣工预验收', 30],
    ['AC02', '竣工验收', 30],
    ['AC03', '置换通气', 30],
    ['AC04', '资料移交', 10],
  ]),
]

/** PJ-02: what a stage weighs, of 100. */
export const stageWeights: Readonly<Record<ProjectStage, number>> = {
  APPLY: 5,
  EXPLORATION: 10,
  DESIGN: 20,
  PAYMENT: 10,
  CONSTRUCTION: 45,
  ACCEPTANCE: 10,
}

/** The role that does the next step, by its stage; the manager where a project has no member of that role. */
export const roleOfStage: Readonly<Record<ProjectStage, ProjectRole>> = {
  APPLY: 'MANAGER',
  EXPLORATION: 'SURVEYOR',
  DESIGN: 'DESIGNER',
  PAYMENT: 'MANAGER',
  CONSTRUCTION: 'CONSTRUCTOR',
  ACCEPTANCE: 'CONSTRUCTOR',
}

/** Steps of a stage that run beside each other (D 3.9). */
const PARALLEL = ['CO02', 'CO03', 'CO04', 'CO05']

/** Steps that have to be over before one may start: those before it in its stage (D 3.9). */
export function stepsBefore(code: string): string[] {
  const seed = nodeSeeds.find((one) => one.code === code)
  if (!seed) return []
  const before = nodeSeeds.filter(({ stage }) => stage === seed.stage).map((one) => one.code)
  const own = before.slice(0, before.indexOf(code))
  return PARALLEL.includes(code) ? own.filter((one) => !PARALLEL.includes(one)) : own
}

/** The stage that has to be over before a step may start; null where none has to: preparations run beside the payment (D 3.9). */
export function stageBefore(code: string): ProjectStage | null {
  const seed = nodeSeeds.find((one) => one.code === code)
  const stages = Object.keys(stageWeights) as ProjectStage[]
  const at = seed ? stages.indexOf(seed.stage) : 0
  const before = stages[at - 1] ?? null
  return before === 'PAYMENT' ? (code === 'CO01' ? null : 'DESIGN') : before
}
