import { addDays } from '@domain/date'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'
import { nextRequestNo, decide } from '../../../test/gateway/case-kit'
import { aTask, BP, later, readyFor } from '../../../test/gateway/contract-kit'
import { signature, uploaded } from '../../../test/gateway/inspection-kit'
import { inWork } from '../../../test/setup/content-gateway'
import { storeOutside } from '../../../test/setup/store-outside'
import type { ESign, FlowState } from '../../ports/esign'
import { rangesOf } from '../../pdf/sign/seal'
import { findSigned } from './repo/signing'
import { openText } from '../../secret'
import { storedBytes } from './signing/sign'

const URL = 'default GET /crmgas/contract/sign/url'
const SUBMIT = 'default POST /crmgas/contract/sign/submit'
const REFUSE = 'default POST /crmgas/contract/sign/refuse'
const DETAIL = 'default GET /crmgas/contract/detail'
const STATUS = 'default GET /crmgas/contract/sign/status'

describe('a contract', () => {
  let gateway: TestGateway
  let master: Caller
  beforeAll(async () => {
    gateway = await testGateway({ daily: ['contract'], intervals: ['contract'] })
    storeOutside(gateway)
    master = await gateway.as('13800000001')
  })
  afterAll(() => gateway.close())
  const refusing = async (change: (ready: Awaited<ReturnType<typeof readyFor>>) => object, taskId?: string) => {
    const task = taskId ?? (await aTask(gateway)).taskId
    const ready = await readyFor(gateway, master, task)
    return (await master.call(SUBMIT, { ...ready, ...change(ready) })).code
  }

  it('is read, signed by both sides, stored once and in force (C-02, C-04 to C-07, C-09)', async () => {
    const task = await aTask(gateway)
    const ready = await readyFor(gateway, master, task.taskId)
    expect(await master.ok(SUBMIT, ready)).toEqual({ status: 'SIGNED', contractStatus: 'EFFECTIVE' })
    const { contractId } = task
    const answer = await master.ok(DETAIL, { contractId })
    expect(answer.tasks[0]).toMatchObject({ status: 'SIGNED', signWay: 'SEAL', phone: '138****0001' })
    const row = await gateway.db
      .selectFrom('signTask')
      .select('evidence')
      .where('taskId', '=', task.taskId)
      .executeTakeFirstOrThrow()
    const evidence = await inWork(gateway, async (work) => JSON.parse(openText(work, row.evidence)) as object)
    expect(evidence).toMatchObject({ phone: '138****0001', hashBefore: ready.docHash, smsId: expect.any(String) })
    const stored = await findSigned(gateway.db, { bp: BP, kind: 'contract', ref: contractId })
    expect(stored).toMatchObject({ readHash: ready.docHash, coveredHash: answer.coveredHash })
    const bytes = await inWork(gateway, (work) => storedBytes(work, stored?.fileId ?? ''))
    expect(rangesOf(bytes ?? Buffer.alloc(0))).toHaveLength(2)
    expect(await master.ok('default GET /crmgas/contract/fileUrl', { contractId })).toMatchObject({
      size: bytes?.length,
      expireAt: expect.any(String),
    })
    const { list } = await master.ok('default GET /crmgas/contract/sign/tasks', { tab: 'done' })
    expect(list.map((one) => one.contractId)).toContain(contractId)
    expect(await master.call(SUBMIT, { ...ready, requestNo: nextRequestNo() })).toMatchObject({ code: '2904' })
    expect(await master.ok(SUBMIT, ready)).toEqual({ status: 'SIGNED', contractStatus: 'EFFECTIVE' })
  })

  it('waits for its first day, and a renewal that is signed late begins on that day (C-09)', async () => {
    const ahead = await aTask(gateway, { startDate: '2027-01-01', endDate: '2027-12-31' })
    const first = await readyFor(gateway, master, ahead.taskId)
    expect(await master.ok(SUBMIT, first)).toMatchObject({ contractStatus: 'WAIT_EFFECT' })
    const old = await aTask(gateway, { contractType: 'SUPPLY', endDate: '2027-10-31' })
    await master.ok(SUBMIT, await readyFor(gateway, master, old.taskId))
    const renewal = await aTask(gateway, { contractType: 'SUPPLY', startDate: '2026-11-01', renewOf: old.contractId })
    await master.ok(SUBMIT, await readyFor(gateway, master, renewal.taskId))
    expect(await master.ok(DETAIL, { contractId: renewal.contractId })).toMatchObject({
      status: 'EFFECTIVE',
      startDate: '2026-11-23',
    })
    expect((await master.ok(DETAIL, { contractId: old.contractId })).status).toBe('RENEWED')
  })

  test.each([
    ['42801', () => ({ docHash: '0'.repeat(64) })],
    ['2002', ({ smsCode }: { smsCode: string }) => ({ smsCode: smsCode === '000000' ? '111111' : '000000' })],
    ['44852', () => ({ signWay: 'HAND' })],
    ['2902', () => ({ taskId: 'nothing' })],
  ])('is refused %s', async (code, change) => {
    expect(await refusing(change as never)).toBe(code)
  })

  it('asks for a drawing (A2203), for ten seconds of reading (42824), for the code that was sent (2003)', async () => {
    const [user] = await gateway.db
      .selectFrom('bpBinding')
      .select('userId')
      .where('bp', '=', BP)
      .where('isMaster', '=', true)
      .execute()
    const blank = await signature(gateway, 'M100 100 l 1 1', user?.userId ?? '')
    expect(await refusing(() => ({ signWay: 'HAND', signImage: blank }))).toBe('A2203')
    const { taskId } = await aTask(gateway)
    const { docHash } = await master.ok(URL, { taskId })
    const input = { requestNo: nextRequestNo(), taskId, smsCode: '000000', docHash, signWay: 'SEAL' as const }
    expect((await master.call(SUBMIT, input)).code).toBe('42824')
    later(gateway, 10)
    await gateway.db.deleteFrom('smsCode').execute()
    expect((await master.call(SUBMIT, { ...input, requestNo: nextRequestNo() })).code).toBe('2003')
  })

  it('is signed by certified enterprises only (2209), and by its own customer (2902)', async () => {
    const foreign = await aTask(gateway, { bp: '1000000002' })
    expect(await master.call(URL, { taskId: foreign.taskId })).toMatchObject({ code: '2902' })
    expect(await master.call(DETAIL, { contractId: foreign.contractId })).toMatchObject({ code: '2902' })
    expect(await master.call(STATUS, { taskId: foreign.taskId })).toMatchObject({ code: '2902' })
    const fileUrl = 'default GET /crmgas/contract/fileUrl'
    expect(await master.call(fileUrl, { contractId: foreign.contractId })).toMatchObject({ code: '2902' })
    const uncertified = gateway.asSession({ userId: 'u', bp: '1000000002', companyCode: '1001', isMaster: true })
    expect(await uncertified.call(URL, { taskId: foreign.taskId })).toMatchObject({ code: '2209' })
    const input = { requestNo: nextRequestNo(), taskId: foreign.taskId, smsCode: '123456', docHash: '0'.repeat(64) }
    await gateway.db.updateTable('signTask').set({ viewedAt: '2026-11-01T00:00:00+08:00' }).execute()
    const docHash = (await uncertified.ok(DETAIL, { contractId: foreign.contractId })).docHash
    expect(await uncertified.call(SUBMIT, { ...input, docHash, signWay: 'SEAL' })).toMatchObject({ code: '2209' })
  })

  it.each([
    [60, '1'],
    [61, '0'],
  ])('may be signed %i days after the certification has ended: %s (CE-11)', async (days, certified) => {
    const certs = gateway.db.selectFrom('enterpriseCert').select(['certId', 'validTo', 'status'])
    const before = await certs.execute()
    const validTo = addDays(gateway.clock.today(), -days)
    await gateway.db.updateTable('enterpriseCert').set({ validTo, status: '40' }).where('status', '=', '20').execute()
    expect(await master.ok('default GET /crmgas/contract/summary', undefined as never)).toMatchObject({ certified })
    for (const { certId, ...was } of before)
      await gateway.db.updateTable('enterpriseCert').set(was).where('certId', '=', certId).execute()
  })

  it('is refused with a reason and ends (C-08)', async () => {
    const { taskId, contractId } = await aTask(gateway)
    const reason = '条款有误，请修改后再发'
    const refuse = () => master.call(REFUSE, { requestNo: nextRequestNo(), taskId, reason })
    expect(await refuse()).toMatchObject({ ok: true, data: { status: 'REFUSED' } })
    expect(await refuse()).toMatchObject({ code: '2904' })
    expect(await master.call(REFUSE, { requestNo: nextRequestNo(), taskId: 'no', reason })).toMatchObject({
      code: '2902',
    })
    expect(await master.ok(STATUS, { taskId })).toEqual({
      status: 'REFUSED',
      contractStatus: 'REFUSED',
      failReason: reason,
    })
    expect(await master.call(URL, { taskId })).toMatchObject({ code: '2904' })
    const again = 'default POST /crmgas/contract/reissue'
    expect(await master.call(again, { requestNo: nextRequestNo(), contractId })).toMatchObject({ code: '42822' })
    expect(await master.call(again, { requestNo: nextRequestNo(), contractId: 'no' })).toMatchObject({ code: '2902' })
  })
})

test('a task without a signature is over after fifteen days; it is issued again, once (C-03)', async () => {
  const gateway = await testGateway({ daily: ['contract'], intervals: ['contract'] })
  let master = await gateway.as('13800000001')
  const task = await aTask(gateway)
  const again = () =>
    master.call('default POST /crmgas/contract/reissue', { requestNo: nextRequestNo(), contractId: task.contractId })
  const ready = await readyFor(gateway, master, task.taskId)
  await gateway.passTime('2026-12-08T09:31:00+08:00')
  master = await gateway.as('13800000001')
  expect(await master.ok(STATUS, { taskId: task.taskId })).toMatchObject({
    status: 'EXPIRED',
    contractStatus: 'INVALID',
  })
  expect(await master.call(SUBMIT, { ...ready, requestNo: nextRequestNo() })).toMatchObject({ code: '42823' })
  expect(await master.call(URL, { taskId: task.taskId })).toMatchObject({ code: '42823' })
  const { data } = await again()
  expect(data).toEqual({ taskId: expect.any(String) })
  expect(await again()).toMatchObject({ code: '42822' })
  await gateway.close()
})

test('a renewal is requested, returned, submitted again, passed and sent out (42821)', async () => {
  const gateway = await testGateway({ daily: ['contract'], intervals: ['contract'] })
  storeOutside(gateway)
  const master = await gateway.as('13800000001')
  const old = await aTask(gateway, { contractType: 'SUPPLY', endDate: '2027-01-31' })
  await master.ok(SUBMIT, await readyFor(gateway, master, old.taskId))
  const apply = (contractId: string) =>
    master.call('default POST /crmgas/contract/renewApply', { requestNo: nextRequestNo(), contractId })
  const { data } = await apply(old.contractId)
  const { contractId } = data as { contractId: string }
  expect(data).toMatchObject({ status: 'REVIEWING' })
  expect(await apply(old.contractId)).toMatchObject({ code: '42821' })
  expect(await apply('nothing')).toMatchObject({ code: '2902' })
  expect(await apply(contractId)).toMatchObject({ code: '2904' })
  expect(await master.call('default GET /crmgas/contract/fileUrl', { contractId })).toMatchObject({ code: '2904' })
  await decide(gateway, contractId, 'REJECT', '请补充用气设备清单')
  expect(await master.ok(DETAIL, { contractId })).toMatchObject({ status: 'DRAFT', remark: '请补充用气设备清单' })
  expect(await apply(old.contractId)).toMatchObject({ ok: true, data: { contractId, status: 'REVIEWING' } })
  await decide(gateway, contractId, 'PASS')
  await gateway.drain()
  expect(await master.ok(DETAIL, { contractId })).toMatchObject({
    status: 'TO_SIGN',
    startDate: '2027-02-01',
    actions: ['FILE', 'SIGN'],
    docHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  await gateway.close()
})

test('a contract that was renewed in time ends as renewed, and no notice says that it has expired (C-09)', async () => {
  const gateway = await testGateway({ daily: ['contract'], intervals: ['contract'] })
  const master = await gateway.as('13800000001')
  // Work goes by the ids: the one that ends comes first.
  const old = await aTask(gateway, { contractId: 'renewed-1', contractType: 'SUPPLY', endDate: '2026-12-01' })
  await master.ok(SUBMIT, await readyFor(gateway, master, old.taskId))
  const span = { startDate: '2026-12-02', endDate: '2027-12-01', renewOf: old.contractId }
  const renewal = await aTask(gateway, { contractId: 'renewed-2', contractType: 'SUPPLY', ...span })
  expect(await master.ok(SUBMIT, await readyFor(gateway, master, renewal.taskId))).toMatchObject({
    contractStatus: 'WAIT_EFFECT',
  })
  await gateway.passTime('2026-12-02T09:10:00+08:00')
  const rows = await gateway.db
    .selectFrom('contract')
    .select('state')
    .where('contractId', 'in', [old.contractId, renewal.contractId])
    .orderBy('contractId')
    .execute()
  expect(rows.map(({ state }) => state)).toEqual(['RENEWED', 'EFFECTIVE'])
  const notices = gateway.db.selectFrom('contractNotice').select('kind').where('contractId', '=', old.contractId)
  expect((await notices.execute()).map(({ kind }) => kind)).not.toContain('EXPIRED')
  await gateway.close()
})

test('a renewal that has lapsed is not issued again beside the one that took its place (C-09, 42822)', async () => {
  const gateway = await testGateway({ daily: ['contract'], intervals: ['contract'] })
  let master = await gateway.as('13800000001')
  const old = await aTask(gateway, { contractType: 'SUPPLY', endDate: '2027-01-31' })
  await master.ok(SUBMIT, await readyFor(gateway, master, old.taskId))
  const lapsed = await aTask(gateway, {
    contractType: 'SUPPLY',
    startDate: '2027-02-01',
    endDate: '2028-01-31',
    renewOf: old.contractId,
  })
  await gateway.passTime('2026-12-09T09:31:00+08:00')
  master = await gateway.as('13800000001')
  expect((await master.ok(DETAIL, { contractId: lapsed.contractId })).actions).toContain('REISSUE')
  await master.ok('default POST /crmgas/contract/renewApply', {
    requestNo: nextRequestNo(),
    contractId: old.contractId,
  })
  expect((await master.ok(DETAIL, { contractId: lapsed.contractId })).actions).not.toContain('REISSUE')
  const again = { requestNo: nextRequestNo(), contractId: lapsed.contractId }
  expect(await master.call('default POST /crmgas/contract/reissue', again)).toMatchObject({ code: '42822' })
  await gateway.close()
})

describe('a provider of signatures', () => {
  const states = new Map<string, FlowState>()
  let flows = 0
  const provider: ESign = {
    revoke: () => Promise.resolve(),
    provider: 'esign',
    createFlow: async () => {
      const flowId = `f-${++flows}`
      states.set(flowId, 'SIGNING')
      return { flowId }
    },
    signUrl: async (flowId) => ({ url: `https://esign.example/${flowId}` }),
    query: async (flowId) => ({ state: states.get(flowId) ?? 'FAILED', reason: '印章未授权' }),
    callback: ({ body, header }) =>
      header('x-proof') === 'good' ? { flowId: (JSON.parse(body) as { signFlowId: string }).signFlowId } : null,
    download: async (flowId) => Buffer.from(`%PDF-1.7\n${flowId}`),
  }
  let gateway: TestGateway
  let master: Caller
  beforeAll(async () => {
    gateway = await testGateway({ daily: ['contract'], intervals: ['contract'], ports: { esign: provider } })
    storeOutside(gateway)
    master = await gateway.as('13800000001')
  })
  afterAll(() => gateway.close())
  const callback = (signFlowId: string, proof = 'good') =>
    master.call(
      'default POST /crmgas/contract/sign/callback/{provider}',
      { provider: 'esign', signFlowId } as { provider: string },
      { 'x-proof': proof },
    )
  const begun = async () => {
    const task = await aTask(gateway)
    const elsewhere = { taskId: task.taskId, returnUrl: 'https://evil.example/' }
    expect((await master.call(URL, elsewhere)).code).toBe('2901')
    const answer = await master.ok(URL, { taskId: task.taskId })
    expect(answer).toMatchObject({ mode: 'VENDOR', signUrl: `https://esign.example/f-${flows}` })
    return { ...task, flowId: `f-${flows}` }
  }
  const log = (taskId: string) =>
    gateway.db.selectFrom('stateLog').select('toState').where('entityId', '=', taskId).orderBy('logId').execute()

  test('signs once, however often and in whatever order it calls back, or not at all', async () => {
    const { taskId, flowId } = await begun()
    await callback(flowId)
    await gateway.drain()
    expect(await master.ok(STATUS, { taskId })).toMatchObject({ status: 'SIGNING' })
    states.set(flowId, 'SIGNED')
    for (let n = 0; n < 3; n++) await callback(flowId)
    await gateway.drain()
    await callback(flowId)
    await gateway.drain()
    expect(await master.ok(STATUS, { taskId })).toMatchObject({ status: 'SIGNED', contractStatus: 'EFFECTIVE' })
    expect((await log(taskId)).map(({ toState }) => toState)).toEqual(['VIEWED', 'SIGNING', 'SIGNED'])
    const lost = await begun()
    states.set(lost.flowId, 'SIGNED')
    await gateway.passTime(new Date(gateway.clock.now() + 1_300_000).toISOString())
    expect(await master.ok(STATUS, { taskId: lost.taskId })).toMatchObject({ status: 'SIGNED' })
  })

  test('fails and is tried again, or is refused there', async () => {
    const { taskId, flowId, contractId } = await begun()
    states.set(flowId, 'FAILED')
    await callback(flowId)
    await gateway.drain()
    expect(await master.ok(STATUS, { taskId })).toMatchObject({ status: 'FAILED', failReason: '印章未授权' })
    expect(await master.ok(URL, { taskId })).toMatchObject({ signUrl: `https://esign.example/f-${flows}` })
    expect(`f-${flows}`).not.toBe(flowId)
    states.set(`f-${flows}`, 'REFUSED')
    await callback(`f-${flows}`)
    await gateway.drain()
    expect((await master.ok(DETAIL, { contractId })).status).toBe('REFUSED')
  })

  test('is asked before the time of a task is held against it, and of two flows made at once one stays', async () => {
    const task = await aTask(gateway)
    const [one, two] = await Promise.all([0, 1].map(() => master.ok(URL, { taskId: task.taskId })))
    expect(one?.signUrl).toBe(two?.signUrl)
    const late = await begun()
    states.set(late.flowId, 'SIGNED')
    await gateway.passTime('2026-12-10T09:00:00+08:00')
    master = await gateway.as('13800000001')
    expect(await master.ok(STATUS, { taskId: late.taskId })).toMatchObject({ status: 'SIGNED' })
    expect(await master.ok(STATUS, { taskId: task.taskId })).toMatchObject({
      status: 'EXPIRED',
      contractStatus: 'INVALID',
    })
  })

  test('a call without the signature of the provider is answered 401', async () => {
    const { flowId } = await begun()
    expect((await callback(flowId, 'bad')).status).toBe(401)
    expect((await callback(flowId)).status).toBe(200)
  })
})

test('a stored document is verified by its link, an uploaded one by its owner', async () => {
  const gateway = await testGateway({ daily: ['contract'], intervals: ['contract'] })
  const master = await gateway.as('13800000001')
  const task = await aTask(gateway)
  await master.ok(SUBMIT, await readyFor(gateway, master, task.taskId))
  const stored = await findSigned(gateway.db, { bp: BP, kind: 'contract', ref: task.contractId })
  const VERIFY = 'btwob GET /sign/verify'
  const visitor = gateway
  const answer = await visitor.ok(VERIFY, { hash: stored?.fileHash ?? '' })
  expect(answer).toMatchObject({ verdict: 'VALID', rest: 0, isArchived: true, coveredHash: stored?.coveredHash })
  expect(answer.signatures.map(({ isIntact }) => isIntact)).toEqual([true, true])
  expect(await visitor.call(VERIFY, { hash: '0'.repeat(64) })).toMatchObject({ code: '2902' })
  expect(await visitor.call(VERIFY, {})).toMatchObject({ code: '2901' })
  expect(await visitor.call(VERIFY, { fileId: 'some' })).toMatchObject({ code: '401' })
  const bytes = await inWork(gateway, (work) => storedBytes(work, stored?.fileId ?? ''))
  const [user] = await gateway.db
    .selectFrom('bpBinding')
    .select('userId')
    .where('bp', '=', BP)
    .where('isMaster', '=', true)
    .execute()
  const changed = Buffer.from(bytes ?? '')
  changed[200] = (changed[200] ?? 0) ^ 1
  const fileId = await uploaded(gateway, user?.userId ?? '', { bizType: 'VERIFY', bytes: changed })
  expect(await master.ok(VERIFY, { fileId })).toMatchObject({ verdict: 'CHANGED', isArchived: false })
  await gateway.close()
})
