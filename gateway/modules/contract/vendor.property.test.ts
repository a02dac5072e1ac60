import { testGateway } from '../../../test/setup/gateway'
import { aTask, BP } from '../../../test/gateway/contract-kit'
import { dice } from '../../../test/setup/dice'
import { tries } from '../../../test/setup/engine'
import type { ESign, FlowState } from '../../ports/esign'

const URL = 'default GET /crmgas/contract/sign/url'
const CALLBACK = 'default POST /crmgas/contract/sign/callback/{provider}'

/** `SIGN_SEED=7 SIGN_TASKS=1000 npx jest …` walks another course, of so many tasks. */
const seed = Number(process.env['SIGN_SEED'] ?? 11)
const TASKS = Number(process.env['SIGN_TASKS'] ?? tries(60))
/** Callbacks of all tasks: doubled, out of order, and about flows that are not done with. */
const EVENTS = 10 * TASKS

/** What a provider's flow comes to, and the states of its task and contract. */
const ends = {
  SIGNED: ['SIGNED', 'EFFECTIVE'],
  REFUSED: ['REFUSED', 'REFUSED'],
  EXPIRED: ['EXPIRED', 'INVALID'],
  FAILED: ['FAILED', 'TO_SIGN'],
} as const
const kinds = ['SIGNED', 'SIGNED', 'REFUSED', 'EXPIRED', 'FAILED'] as const

/** A provider: its flows come to what they are given here, and stay so. */
function aProvider() {
  const states = new Map<string, FlowState>()
  const port: ESign = {
    revoke: () => Promise.resolve(),
    provider: 'esign',
    createFlow: async ({ taskId }) => {
      states.set(`f-${taskId}`, 'SIGNING')
      return { flowId: `f-${taskId}` }
    },
    signUrl: async (flowId) => ({ url: `https://esign.example/${flowId}` }),
    query: async (flowId) => ({ state: states.get(flowId) ?? 'FAILED', reason: '印章未授权' }),
    callback: ({ body }) => ({ flowId: (JSON.parse(body) as { signFlowId: string }).signFlowId }),
    download: async (flowId) => Buffer.from(`%PDF-1.7\n${flowId}`),
  }
  return { port, states }
}

test(`callbacks doubled, out of order and lost have one effect each (C-14): seed ${seed}`, async () => {
  const roll = dice(seed)
  const { port, states } = aProvider()
  const gateway = await testGateway({ daily: ['contract'], ports: { esign: port } })
  const master = await gateway.as('13800000001')
  const flows: { taskId: string; contractId: string; flowId: string; end: keyof typeof ends | null }[] = []
  for (let n = 0; n < TASKS; n++) {
    const { taskId, contractId } = await aTask(gateway)
    await master.ok(URL, { taskId })
    flows.push({ taskId, contractId, flowId: `f-${taskId}`, end: null })
  }
  for (let n = 0; n < EVENTS; n++) {
    const one = flows[roll(flows.length)]
    if (!one) throw new Error('no flow')
    // The first one is never done with.
    if (one.end === null && one !== flows[0] && roll(3) === 0) {
      one.end = kinds[roll(kinds.length)] ?? 'SIGNED'
      states.set(one.flowId, one.end)
    }
    await master.call(CALLBACK, { provider: 'esign', signFlowId: one.flowId } as { provider: string })
    if (roll(20) === 0) await gateway.drain()
  }
  // What was never called back about is asked about all the same.
  await gateway.passTime(new Date(gateway.clock.now() + 1_300_000).toISOString())

  const tasks = await gateway.db.selectFrom('signTask').select(['taskId', 'state']).where('bp', '=', BP).execute()
  const log = await gateway.db.selectFrom('stateLog').select(['entityId', 'toState']).orderBy('logId').execute()
  const contracts = await gateway.db
    .selectFrom('contract')
    .select(['contractId', 'state'])
    .where('bp', '=', BP)
    .execute()
  const files = await gateway.db.selectFrom('signedFile').select('ref').where('kind', '=', 'contract').execute()
  const results = await gateway.db
    .selectFrom('message')
    .select('bizId')
    .where('templateCode', '=', 'CONTRACT_RESULT')
    .execute()
  const wrong = flows.filter(({ taskId, contractId, end }) => {
    const [task, contract] = end === null ? (['SIGNING', 'TO_SIGN'] as const) : ends[end]
    const moves = log.filter(({ entityId }) => entityId === taskId).map(({ toState }) => toState)
    const due = end === null ? ['VIEWED', 'SIGNING'] : ['VIEWED', 'SIGNING', task]
    const once = end === 'SIGNED' ? 1 : 0
    return (
      tasks.find((row) => row.taskId === taskId)?.state !== task ||
      contracts.find((row) => row.contractId === contractId)?.state !== contract ||
      moves.join() !== due.join() ||
      files.filter(({ ref }) => ref === contractId).length !== once ||
      results.some(({ bizId }) => bizId === contractId) !== (once === 1)
    )
  })
  expect(wrong).toEqual([])
  expect(new Set(flows.map(({ end }) => end)).size).toBe(5)
  await gateway.close()
})
