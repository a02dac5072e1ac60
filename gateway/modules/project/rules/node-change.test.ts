import { nodeSeeds } from '@domain/project/nodes'
import type { NodeState } from '@domain/statuses/project'
import { changeProblem, mayBegin, planProblem } from './node-change'

/** Steps of which these are over. */
const steps = (over: readonly string[]) =>
  nodeSeeds.map(({ code, stage }) => ({
    nodeCode: code,
    stage,
    status: (over.some((one) => code.startsWith(one)) ? 'DONE' : 'NOT_STARTED') as NodeState,
  }))

test.each([
  ['AP01', [], true],
  ['EX01', [], false],
  ['EX01', ['AP'], true],
  ['EX02', ['AP'], false],
  ['DE01', ['AP', 'EX'], true],
  // Preparations run beside the payment.
  ['CO01', ['AP', 'EX', 'DE'], true],
  ['CO05', ['AP', 'EX', 'DE', 'CO01'], true],
  ['CO06', ['AP', 'EX', 'DE', 'CO01', 'CO02', 'CO03', 'CO04'], false],
  ['AC01', ['AP', 'EX', 'DE', 'PA', 'CO'], true],
])('%s with %j over may begin: %s (D 3.9)', (code, over, may) => expect(mayBegin(code, steps(over))).toBe(may))

const node = { nodeCode: 'CO03', rate: 40, planStart: '2026-11-01', planEnd: '2026-11-30' }
test.each([
  [node, { rate: 50 }, null],
  [node, { rate: 40 }, null],
  [node, { rate: 39 }, 'reason'],
  [node, { rate: 39, reason: '重新计量' }, null],
  [node, { rate: 39, reason: '  ' }, 'reason'],
  [node, { planEnd: '2026-12-11' }, 'reason'],
  [node, { planEnd: '2026-12-11', reason: '开挖许可到期' }, null],
  [node, { planEnd: '2026-10-31', reason: '开挖许可到期' }, 'planEnd'],
  [node, { planStart: '2026-11-02' }, 'reason'],
  [node, { event: 'REOPEN' as const }, 'reason'],
  [{ ...node, planStart: null, planEnd: null }, { planStart: '2026-11-01', planEnd: '2026-11-30' }, null],
  [{ ...node, nodeCode: 'PA02' }, { rate: 50 }, 'rate'],
])('%j with %j: %s (PJ-03)', (of, change, problem) => expect(changeProblem(of, change)).toBe(problem))

const planned = [
  { nodeCode: 'CO02', status: 'DONE' as const, planStart: '2026-10-01', planEnd: '2026-10-31' },
  { nodeCode: 'CO03', status: 'DOING' as const, planStart: '2026-11-01', planEnd: '2026-11-30' },
  { nodeCode: 'CO04', status: 'NOT_STARTED' as const, planStart: null, planEnd: null },
]
const line = (nodeCode: string, planStart: string, planEnd: string) => ({ nodeCode, planStart, planEnd })
test.each([
  ['as it stands', [line('CO02', '2026-10-01', '2026-10-31'), line('CO03', '2026-11-01', '2026-11-30')], '', null],
  ['a first date', [line('CO04', '2026-12-01', '2026-12-05')], '', null],
  ['a day that moves', [line('CO03', '2026-11-01', '2026-12-04')], ' ', 'reason'],
  ['a day that moves, with its reason', [line('CO03', '2026-11-01', '2026-12-04')], '开挖许可到期', null],
  ['a step that is over', [line('CO02', '2026-10-01', '2026-11-01')], '更正', 'steps'],
  ['ends before it begins', [line('CO04', '2026-12-05', '2026-12-04')], '', 'steps'],
  ['a step of no project', [line('XX01', '2026-12-01', '2026-12-05')], '', 'steps'],
  ['a step twice', [line('CO04', '2026-12-01', '2026-12-05'), line('CO04', '2026-12-01', '2026-12-06')], '', 'steps'],
] as const)('a whole plan, %s (PJ-03)', (_what, steps, reason, problem) =>
  expect(planProblem(planned, steps, reason)).toBe(problem),
)
