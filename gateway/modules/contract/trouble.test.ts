import { aTask, BP } from '../../../test/gateway/contract-kit'
import { decide, nextRequestNo } from '../../../test/gateway/case-kit'
import { hurryTries } from '../../../test/gateway/work-kit'
import { codeSentTo, wrongOf } from '../../../test/gateway/login-kit'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'
import { inWork } from '../../../test/setup/content-gateway'
import { findSigned } from './repo/signing'
import { storedBytes } from './signing/sign'

const URL = 'default GET /crmgas/contract/sign/url'
const STATUS = 'default GET /crmgas/contract/sign/status'
const REFUSE = 'default POST /crmgas/contract/sign/refuse'
const ACT = 'default POST /crmgas/contract/sign/sandbox'
const PHONE = '13800000001'

/** The embedded provider of signatures in every failure that its setting names (C-14, rest 3-5). */
let gateway: TestGateway
let master: Caller
beforeAll(async () => {
  gateway = await testGateway({ daily: ['contract'], intervals: ['contract', 'demo'], env: { SIGN_SANDBOX: '1' } })
})
beforeEach(async () => {
  // Time passes in these tests, and a login ends.
  master = await gateway.as(PHONE)
})
afterEach(() => mode('NORMAL'))
afterAll(() => gateway.close())

const mode = (value: string) => gateway.setting('esign.mode', value)
const pass = (seconds: number) => gateway.passTime(new Date(gateway.clock.now() + seconds * 1000).toISOString())
const code = () => codeSentTo(gateway, PHONE, 'ESIGN')
const sign = async (taskId: string, smsCode?: string) =>
  master.call(ACT, { taskId, result: 'SIGN', smsCode: smsCode ?? (await code()) })
const statusOf = (taskId: string) => master.ok(STATUS, { taskId })

/** A task at the provider, with its code sent. */
async function begun() {
  const task = await aTask(gateway)
  expect(await master.ok(URL, { taskId: task.taskId })).toMatchObject({
    mode: 'VENDOR',
    signUrl: expect.stringMatching(/^sandbox:/),
  })
  return task
}

/** What a signature leaves behind, for any number of reports. */
async function traces({ taskId, contractId }: { taskId: string; contractId: string }) {
  const log = await gateway.db
    .selectFrom('stateLog')
    .select('toState')
    .where('entityId', '=', taskId)
    .orderBy('logId')
    .execute()
  const count = async (table: 'message' | 'signedFile', column: 'bizId' | 'ref') =>
    (
      await gateway.db
        .selectFrom(table)
        .select(column as never)
        .where(column as never, '=', contractId as never)
        .$if(table === 'message', (query) => query.where('templateCode' as never, '=', 'CONTRACT_RESULT' as never))
        .execute()
    ).length
  return {
    moves: log.map(({ toState }) => toState).join(),
    hasMessage: (await count('message', 'bizId')) > 0,
    files: await count('signedFile', 'ref'),
  }
}

const ONCE = { moves: 'VIEWED,SIGNING,SIGNED', hasMessage: true, files: 1 }

it.each([
  ['NORMAL', 'at once', 5],
  ['TWICE', 'called back twice', 5],
  ['MIXED', 'called back about the end before the part', 120],
  ['NEVER', 'never called back: asked after ten minutes', 1300],
  ['FORGED', 'called back with a signature that is not its own, which counts for nothing', 1300],
])('%s: a contract is signed once (%s)', async (name, _words, seconds) => {
  await mode(name)
  const task = await begun()
  expect(await sign(task.taskId)).toMatchObject({ ok: true })
  await pass(seconds)
  expect(await statusOf(task.taskId)).toEqual({ status: 'SIGNED', contractStatus: 'EFFECTIVE', failReason: '' })
  await pass(1300)
  expect(await traces(task)).toEqual(ONCE)
  const stored = await findSigned(gateway.db, { bp: BP, kind: 'contract', ref: task.contractId })
  const bytes = await inWork(gateway, (work) => storedBytes(work, stored?.fileId ?? ''))
  expect(bytes?.toString('latin1').match(/\/ByteRange/g)).toHaveLength(2)
})

it('a forged callback is answered 401 and changes nothing', async () => {
  await mode('FORGED')
  const task = await begun()
  await sign(task.taskId)
  await pass(5)
  expect(await statusOf(task.taskId)).toMatchObject({ status: 'SIGNING' })
  const answer = await master.call('default POST /crmgas/contract/sign/callback/{provider}', { provider: 'sandbox' })
  expect(answer.status).toBe(401)
})

it.each(['DOWN', 'LOST'])('%s at the first look: reported, and the next query finds one flow', async (name) => {
  const task = await aTask(gateway)
  await mode(name)
  for (let n = 0; n < 2; n++)
    expect(await master.call(URL, { taskId: task.taskId })).toMatchObject({
      code: '2998',
      text: '服务暂时不可用，请稍后再试',
    })
  expect((await statusOf(task.taskId)).status).toBe('VIEWED')
  await mode('NORMAL')
  await master.ok(URL, { taskId: task.taskId })
  const flows = await gateway.db
    .selectFrom('sandboxSignFlow')
    .select('flowId')
    .where('taskId', '=', task.taskId)
    .execute()
  expect(flows).toHaveLength(1)
  await sign(task.taskId)
  await pass(5)
  expect(await traces(task)).toEqual(ONCE)
})

it.each(['DOWN', 'LOST'])('%s after the signature: the task waits, and is signed once it is back', async (name) => {
  const task = await begun()
  await sign(task.taskId)
  await mode(name)
  expect(await master.call(URL, { taskId: task.taskId })).toMatchObject({ code: '2998' })
  await pass(700)
  expect((await statusOf(task.taskId)).status).toBe('SIGNING')
  await mode('NORMAL')
  await pass(1300)
  expect(await statusOf(task.taskId)).toMatchObject({ status: 'SIGNED', contractStatus: 'EFFECTIVE' })
  expect(await traces(task)).toEqual(ONCE)
})

it('SLOW: the look takes its time and is answered', async () => {
  await mode('SLOW')
  const task = await begun()
  expect((await statusOf(task.taskId)).status).toBe('SIGNING')
})

it('LOST at the signature itself: it is given, and found by its callback', async () => {
  const task = await begun()
  const smsCode = await code()
  await mode('LOST')
  expect(await sign(task.taskId, smsCode)).toMatchObject({ code: '2998' })
  await mode('NORMAL')
  expect(await sign(task.taskId, smsCode)).toMatchObject({ code: '2904' })
  await pass(5)
  expect(await traces(task)).toEqual(ONCE)
})

it('CERT_EXPIRED: the task has failed with its reason, and the next try is another flow', async () => {
  const task = await begun()
  await mode('CERT_EXPIRED')
  expect(await sign(task.taskId)).toMatchObject({ ok: true })
  await pass(5)
  expect(await statusOf(task.taskId)).toEqual({
    status: 'FAILED',
    contractStatus: 'TO_SIGN',
    failReason: '签署证书已过期，请更新证书后重新签署',
  })
  await mode('NORMAL')
  await pass(1)
  await master.ok(URL, { taskId: task.taskId })
  expect(await sign(task.taskId)).toMatchObject({ ok: true })
  await pass(5)
  expect(await traces(task)).toEqual({ ...ONCE, moves: 'VIEWED,SIGNING,FAILED,SIGNING,SIGNED' })
})

it('a wrong code is refused, the fifth ends the flow, and the task is signed with the code of another one', async () => {
  const task = await begun()
  const wrong = wrongOf(await code())
  for (let n = 0; n < 4; n++) expect(await sign(task.taskId, wrong)).toMatchObject({ code: '2002' })
  expect(await sign(task.taskId, wrong)).toMatchObject({ code: '2003' })
  expect(await sign(task.taskId)).toMatchObject({ code: '2904' })
  await pass(5)
  expect(await statusOf(task.taskId)).toMatchObject({
    status: 'FAILED',
    failReason: '验证码错误次数过多，请重新签署',
  })
  await master.ok(URL, { taskId: task.taskId })
  expect(await sign(task.taskId)).toMatchObject({ ok: true })
  await pass(5)
  expect((await traces(task)).files).toBe(1)
})

it('what is refused there is refused here; a task of another customer, and one without a flow, are refused', async () => {
  const task = await begun()
  expect(await master.call(ACT, { taskId: task.taskId, result: 'REFUSE' })).toMatchObject({ ok: true })
  await pass(5)
  expect(await statusOf(task.taskId)).toEqual({
    status: 'REFUSED',
    contractStatus: 'REFUSED',
    failReason: '签署人在签署平台拒签',
  })
  const foreign = await aTask(gateway, { bp: '1000000002' })
  expect(await sign(foreign.taskId)).toMatchObject({ code: '2902' })
  expect(await sign((await aTask(gateway)).taskId)).toMatchObject({ code: '2904' })
})

it('what is refused here takes no signature there any more', async () => {
  const task = await begun()
  await master.ok(REFUSE, { requestNo: nextRequestNo(), taskId: task.taskId, reason: '计划气量需要调整' })
  await pass(5)
  expect(await sign(task.taskId)).toMatchObject({ code: '2904' })
  const flow = gateway.db.selectFrom('sandboxSignFlow').select(['state', 'reason']).where('taskId', '=', task.taskId)
  expect(await flow.execute()).toEqual([{ state: 'FAILED', reason: '签署人已在应用内拒签' }])
  expect(await statusOf(task.taskId)).toMatchObject({ status: 'REFUSED', contractStatus: 'REFUSED' })
})

it.each(['DOWN', 'LOST'])('%s at a refusal: it is taken, and reaches the provider once it is back', async (name) => {
  const task = await begun()
  await mode(name)
  await master.ok(REFUSE, { requestNo: nextRequestNo(), taskId: task.taskId, reason: '计划气量需要调整' })
  expect(await statusOf(task.taskId)).toMatchObject({ status: 'REFUSED', contractStatus: 'REFUSED' })
  // More looks than an item has tries.
  for (let look = 0; look < 12; look++) {
    await hurryTries(gateway)
    await pass(600)
  }
  await mode('NORMAL')
  await pass(600)
  const flow = gateway.db.selectFrom('sandboxSignFlow').select(['state', 'reason']).where('taskId', '=', task.taskId)
  expect(await flow.execute()).toEqual([{ state: 'FAILED', reason: '签署人已在应用内拒签' }])
})

/** Signed at the provider and refused here, while that is silent: a task of the desk. */
async function inConflict(): Promise<Awaited<ReturnType<typeof begun>>> {
  await mode('NEVER')
  const task = await begun()
  expect(await sign(task.taskId)).toMatchObject({ ok: true })
  await mode('DOWN')
  await master.ok(REFUSE, { requestNo: nextRequestNo(), taskId: task.taskId, reason: '计划气量需要调整' })
  await mode('NORMAL')
  await pass(600)
  await pass(600)
  return task
}

it.each([
  ['PASS', 'REFUSED'],
  ['REJECT', 'TO_SIGN'],
] as const)(
  'what is signed there and refused here while the provider is silent is settled at the desk: %s',
  async (decision, contractStatus) => {
    const task = await inConflict()
    const clerk = gateway.asSession({ userId: 'clerk', companyCode: '1001' })
    const { list } = await clerk.ok('btwob GET /review/list', { bizType: 'CONTRACT_CONFLICT' })
    const mine = list.filter(({ bizNo }) => bizNo === task.taskId)
    expect(mine).toMatchObject([{ title: '安全用气协议签署冲突' }])
    await decide(gateway, task.taskId, decision, '已与客户电话核实')
    const contract = gateway.db.selectFrom('contract').select('state').where('contractId', '=', task.contractId)
    expect(await contract.execute()).toEqual([{ state: contractStatus }])
    const tasks = await gateway.db
      .selectFrom('signTask')
      .select('state')
      .where('contractId', '=', task.contractId)
      .execute()
    expect(tasks.map(({ state }) => state).sort()).toEqual(decision === 'PASS' ? ['REFUSED'] : ['PENDING', 'REFUSED'])
  },
)

it('a contract in conflict that has ended is not sent out again', async () => {
  const { taskId: bizNo, contractId } = await inConflict()
  await gateway.db.updateTable('contract').set({ endDate: '2026-11-01' }).where('contractId', '=', contractId).execute()
  const clerk = gateway.asSession({ userId: 'clerk', companyCode: '1001' })
  const { list } = await clerk.ok('btwob GET /review/list', { bizType: 'CONTRACT_CONFLICT' })
  const taskId = list.find((one) => one.bizNo === bizNo)?.taskId ?? ''
  const decision = { taskId, decision: 'REJECT', remark: '已与客户电话核实' } as const
  expect(await clerk.call('btwob POST /review/decide', decision)).toMatchObject({ code: '2904' })
})

it('what is signed there is not refused here, also before the callback has said so', async () => {
  await mode('NEVER')
  const task = await begun()
  expect(await sign(task.taskId)).toMatchObject({ ok: true })
  const refusal = { requestNo: nextRequestNo(), taskId: task.taskId, reason: '计划气量需要调整' }
  expect(await master.call(REFUSE, refusal)).toMatchObject({ code: '2904' })
  expect(await statusOf(task.taskId)).toMatchObject({ status: 'SIGNED', contractStatus: 'EFFECTIVE' })
  await pass(5)
  expect(await traces(task)).toEqual(ONCE)
})

it('a flow past its time is over there and here', async () => {
  const task = await begun()
  await gateway.passTime(new Date(Date.parse(task.expireAt) + 1_300_000).toISOString())
  master = await gateway.as(PHONE)
  expect(await sign(task.taskId, '000000')).toMatchObject({ code: '2904' })
  expect(await statusOf(task.taskId)).toMatchObject({ status: 'EXPIRED', contractStatus: 'INVALID' })
})
