import {
  applyFor,
  bindingGateway,
  detailKey,
  find,
  bindKey,
  infoOf,
  listKey,
  newcomer,
  requestNo,
  reviewKey,
} from '../../../test/gateway/binding-kit'
import { moveOn, ticketFor } from '../../../test/gateway/login-kit'
import type { Caller, TestGateway } from '../../../test/setup/gateway'

let gateway: TestGateway
let master: Caller
let stranger: Caller
beforeAll(async () => {
  gateway = await bindingGateway()
  master = await gateway.as('13800000001')
  stranger = await gateway.as('13800000007')
})
afterAll(() => gateway.close())

const modelsKey = 'default GET /hqw/authority/getSubModels'
const saveKey = 'default POST /hqw/authority/saveSubModels'
const reapplyKey = 'default POST /crmgas/portal/user/reapplyBinding'

const approve = (bindingId: string, models = ['INVOICE_APPLY'], caller = master) =>
  caller.call(reviewKey, { bindingId, result: '1', models, remarkName: '新同事' })
const reject = (bindingId: string, rejectReason: string, caller = master) =>
  caller.call(reviewKey, { bindingId, result: '0', rejectReason })
const has = async (caller: Caller) =>
  (await caller.ok('default GET /hqw/authority/getHqwAllModelsByGroupBy', undefined))
    .flatMap((group) => group.models)
    .filter((model) => model.has === '1')
    .map((model) => model.modelCode)

test('an application: to-do, message and SMS for the master; approved with what the models bring along', async () => {
  const user = await newcomer(gateway, '13922220001')
  const bindingId = await applyFor(user, '1000000001')
  expect(await infoOf(user)).toMatchObject({ reviewStatus: '2', masterUsername: '13800000001', isMaster: '0' })
  const { list } = await master.ok('default GET /crmgas/todo/list', { type: 'SUB_REVIEW' })
  expect(list.find((todo) => todo.bizId === bindingId)).toMatchObject({
    route: `/pages/binding/check?bindingId=${bindingId}`,
    dueAt: '2026-11-30T09:30:00+08:00',
  })
  await gateway.drain()
  const sms = await gateway.db
    .selectFrom('devOutbox')
    .select(['target', 'text'])
    .where('kind', '=', 'SUB_REVIEW')
    .execute()
  expect(sms).toEqual([{ target: '13800000001', text: expect.stringContaining('13922220001') as string }])
  expect((await user.call('default GET /hqw/authority/getHqwAllModelsByGroupBy', undefined)).code).toBe('2109')

  expect((await approve(bindingId, [])).code).toBe('2201')
  expect((await approve(bindingId, ['SUB_MANAGE'])).code).toBe('2205')
  expect((await approve(bindingId, ['NO_SUCH'])).code).toBe('2901')
  expect((await approve(bindingId, ['INVOICE_APPLY'], user)).code).toBe('2109')
  expect((await approve(bindingId, ['INVOICE_APPLY'], stranger)).code).toBe('2203')
  expect(await approve(bindingId)).toMatchObject({ data: { reviewStatus: '1', remarkName: '新同事', modelCount: 2 } })
  expect(await has(user)).toEqual(['INVOICE_VIEW', 'INVOICE_APPLY'])
  expect(await infoOf(user)).toMatchObject({ reviewStatus: '1', bp: '1000000001' })
  const left = (await master.ok('default GET /crmgas/todo/list', { type: 'SUB_REVIEW' })).list
  expect(left.map((todo) => todo.bizId)).not.toContain(bindingId)
  await gateway.passTime('2026-11-23T09:31:00+08:00')
  const messages = await gateway.db
    .selectFrom('message')
    .select(['userId', 'templateCode', 'summary'])
    .where('bizId', '=', bindingId)
    .orderBy('templateCode')
    .execute()
  expect(messages).toEqual([
    {
      userId: user.headers['userid'],
      templateCode: 'REVIEW_RESULT',
      summary: '您在华北精工陶瓷有限公司的绑定申请已通过',
    },
    {
      userId: master.headers['userid'],
      templateCode: 'SUB_REVIEW',
      summary: '139****0001申请绑定华北精工陶瓷有限公司',
    },
  ])
})

test('approved and rejected at once on two devices: the first holds, the second gets its result (SA-02)', async () => {
  const user = await newcomer(gateway, '13922220002')
  const bindingId = await applyFor(user, '1000000001')
  const pc = await gateway.as('13800000001', { terminalType: 'PC' })
  const answers = await Promise.all([approve(bindingId), reject(bindingId, '非本单位人员', pc)])
  expect(answers.map((a) => a.code).sort()).toEqual(['1000', '2203'])
  const decided = answers[0].ok ? '1' : '0'
  expect(answers.find((a) => !a.ok)?.data).toEqual({ reviewStatus: decided })
  expect((await infoOf(user)).reviewStatus).toBe(decided)
})

test('rejected with a reason, applied again, three times in thirty days (BD-09)', async () => {
  const user = await newcomer(gateway, '13922220003')
  const bindingId = await applyFor(user, '1000000001')
  const again = (caller = user) =>
    caller.call(reapplyKey, { requestNo: requestNo(), bindingId, relation: 'STAFF', applyReason: '再次申请' })
  expect((await again()).code).toBe('2203')
  expect((await reject(bindingId, '否')).code).toBe('2202')
  expect((await reject(bindingId, '非本单位人员')).ok).toBe(true)
  expect(await infoOf(user)).toMatchObject({ reviewStatus: '0', rejectReason: '非本单位人员' })
  expect((await again(stranger)).code).toBe('2108')
  expect(await again()).toMatchObject({ data: { reviewStatus: '2' } })
  await reject(bindingId, '非本单位人员')
  // A second match leads to the same application.
  const { matchTicket } = await find(user, '1000000001')
  const input = {
    requestNo: requestNo(),
    matchTicket,
    role: 'SUB' as const,
    relation: 'OTHER' as const,
    applyReason: '',
  }
  expect(await user.call(bindKey, input)).toMatchObject({ data: { bindingId } })
  await reject(bindingId, '非本单位人员')
  expect((await again()).code).toBe('2111')
})

test('twenty sub-accounts are the most: of two applications for the last place one comes in (BD-08)', async () => {
  const users = [await newcomer(gateway, '13922220004'), await newcomer(gateway, '13922220005')] as const
  const now = gateway.clock.iso()
  const rows = Array.from({ length: 19 }, (_, n) => ({
    bp: '1000000002',
    bindingId: `sub-${n}`,
    companyCode: '1001',
    userId: `sub-user-${n}`,
    reviewStatus: n % 2 === 0 ? ('1' as const) : ('2' as const),
    deadlineAt: '2026-12-01T00:00:00+08:00',
    applyAt: now,
    createdAt: now,
    updatedAt: now,
  }))
  await gateway.db.insertInto('bpBinding').values(rows).execute()
  const inputs = []
  for (const user of users)
    inputs.push({
      requestNo: requestNo(),
      matchTicket: (await find(user, '1000000002')).matchTicket,
      role: 'SUB' as const,
      relation: 'STAFF' as const,
      applyReason: '',
    })
  const [one, two] = inputs
  if (!one || !two) throw new Error('two inputs')
  const answers = await Promise.all([users[0].call(bindKey, one), users[1].call(bindKey, two)])
  expect(answers.map((a) => a.code).sort()).toEqual(['1000', '2107'])
  await gateway.db.deleteFrom('bpBinding').where('bindingId', 'like', 'sub-%').execute()
})

test('BD-20: an applicant sees only the matched facts of the customer; after a rejection no phone of the master', async () => {
  const user = await newcomer(gateway, '13922220009')
  const bindingId = await applyFor(user, '1000000001')
  const seen = async () => {
    const { list } = await user.ok('default POST /crmgas/portal/user/customerListNew', {})
    const detail = await user.ok(detailKey, { bindingId })
    return [list.find((row) => row.bp === '1000000001'), await infoOf(user), detail]
  }
  const masked = { customerName: '华北****有限公司' }
  const [row, ...others] = await seen()
  expect(row).toMatchObject({ ...masked, address: expect.stringMatching(/\*\*\*$/) as string })
  for (const one of [row, ...others]) expect(one).toMatchObject({ ...masked, masterUsername: '13800000001' })
  await reject(bindingId, '非本单位人员')
  for (const one of await seen()) expect(one).toMatchObject({ ...masked, reviewStatus: '0', masterUsername: '' })
  await gateway.drain()
  const texts = await gateway.db
    .selectFrom('devOutbox')
    .select('text')
    .where('target', '=', '13922220009')
    .where('kind', '=', 'REVIEW_RESULT')
    .execute()
  expect(texts).toMatchObject([{ text: '您在华北****有限公司的绑定申请已被驳回，原因：非本单位人员。' }])
  const again = { requestNo: requestNo(), bindingId, relation: 'FINANCE', applyReason: '负责缴费' } as const
  await user.ok(reapplyKey, again)
  await approve(bindingId)
  for (const one of await seen())
    expect(one).toMatchObject({ customerName: '华北精工陶瓷有限公司', masterUsername: '13800000001' })
})

test('the list by state with its counts; details for both sides, for no other user', async () => {
  const { list, counts, limit, total } = await master.ok(listKey, { reviewStatus: '3' })
  expect(list.map((row) => row.username)).toEqual(['13800000005'])
  expect({ limit, total, timeout: counts.timeout }).toEqual({ limit: 20, total: 1, timeout: 1 })
  const bindingId = list[0]?.bindingId ?? ''
  expect((await stranger.call(detailKey, { bindingId })).code).toBe('2108')
  expect((await stranger.call(detailKey, { bindingId: 'unknown' })).code).toBe('2108')
  const applicant = await gateway.as('13800000005')
  expect(await applicant.ok(detailKey, { bindingId })).toMatchObject({
    reviewStatus: '3',
    masterUsername: '13800000001',
    isMaster: '0',
    log: [],
  })
  expect((await applicant.call(listKey, {})).code).toBe('2109')
  const sub = await gateway.as('13800000002')
  expect((await sub.call(listKey, {})).code).toBe('2110')
})

describe('authority (SA-03, SA-04)', () => {
  const memberId = async (phone: string) =>
    (await master.ok(listKey, { reviewStatus: '1' })).list.find((row) => row.username === phone)?.bindingId ?? ''
  const version = async (bindingId: string) => (await master.ok(detailKey, { bindingId })).version

  test('changed models hold at the next request; a write based on an older version is refused', async () => {
    const sub = await gateway.as('13800000002')
    const bindingId = await memberId('13800000002')
    const read = await version(bindingId)
    const save = (models: string[], of = read) => master.call(saveKey, { bindingId, models, version: of })
    expect((await save([])).code).toBe('2201')
    expect((await save(['CERT_SUBMIT'])).code).toBe('2205')
    expect(await save(['SETTLE_SIGN', 'TICKET'])).toMatchObject({ data: { version: read + 1 } })
    expect(await has(sub)).toEqual(['BILL_VIEW', 'SETTLE_SIGN', 'TICKET'])
    expect((await save(['TICKET'])).code).toBe('2206')
    const [first, second] = await Promise.all([save(['TICKET'], read + 1), save(['LOTTERY'], read + 1)])
    expect([first?.code, second?.code].sort()).toEqual(['1000', '2206'])
    expect((await stranger.call(saveKey, { bindingId, models: ['TICKET'], version: 0 })).code).toBe('2108')
    expect((await stranger.call(modelsKey, { bindingId })).code).toBe('2108')
    const log = await master.ok('default GET /hqw/authority/logList', { bindingId })
    expect(log.list[1]).toMatchObject({ byName: '王建国', added: ['结算确认签字'] })
  })

  test('removed: the next call of the sub-account is 2108', async () => {
    const sub = await gateway.as('13800000009')
    const bindingId = await memberId('13800000009')
    const remove = (caller: Caller) => caller.call('default POST /hqw/subAccount/remove', { bindingId })
    expect((await remove(stranger)).code).toBe('2203')
    expect((await remove(sub)).code).toBe('2903')
    await master.ok('default POST /hqw/subAccount/rename', { bindingId, remarkName: '前会计' })
    expect((await remove(master)).ok).toBe(true)
    expect((await remove(master)).code).toBe('2203')
    expect((await sub.call('default GET /hqw/authority/getHqwAllModelsByGroupBy', undefined)).code).toBe('2108')
  })
})

test('after 168 hours: 3 at once, 2204 for a decision, the job writes the state and notifies', async () => {
  const user = await newcomer(gateway, '13922220006')
  const bindingId = await applyFor(user, '1000000001')
  moveOn(gateway, 168 * 3600)
  const late = await gateway.as('13922220006')
  const reader = await gateway.as('13800000001')
  expect((await infoOf(late)).reviewStatus).toBe('3')
  expect(await approve(bindingId, ['TICKET'], reader)).toMatchObject({ code: '2204', data: { reviewStatus: '3' } })
  await gateway.drain()
  const audit = await gateway.db
    .selectFrom('auditLog')
    .select(['fromState', 'toState', 'reason'])
    .where('entityId', '=', bindingId)
    .where('toState', '=', '3')
    .execute()
  expect(audit).toEqual([{ fromState: '2', toState: '3', reason: 'deadline' }])
  expect((await reader.ok('default GET /crmgas/todo/list', { type: 'SUB_REVIEW' })).list).toEqual([])
})

test('money rights grow by a proof only; a first right to pay comes with the usual limit (Y-12)', async () => {
  // Its own login: time has passed.
  const boss = await gateway.as('13800000001')
  const user = await newcomer(gateway, '13922220041')
  const bindingId = await applyFor(user, '1000000001')
  expect((await approve(bindingId, ['PAY_TOPUP'], boss)).code).toBe('2040')
  expect((await approve(bindingId, ['BILL_VIEW'], boss)).ok).toBe(true)
  const limitsKey = 'btwob GET /authority/payLimit'
  const { version } = await boss.ok(limitsKey, { bindingId })
  const models = ['BILL_VIEW', 'PAY_TOPUP']
  expect((await boss.call(saveKey, { bindingId, models, version })).code).toBe('2040')
  const proved = async () => {
    moveOn(gateway, 61)
    return ticketFor(gateway, boss, 'grant', '13800000001')
  }
  const saved = await boss.ok(saveKey, { bindingId, models, version, securityTicket: await proved() })
  expect(await boss.ok(limitsKey, { bindingId })).toMatchObject({ perOrder: '50000.00', perMonth: null, ...saved })
  const limits = { bindingId, perOrder: null, perMonth: null, version: saved.version }
  expect((await boss.call('btwob POST /authority/payLimit/save', limits)).code).toBe('2040')
  const securityTicket = await proved()
  const next = await boss.ok('btwob POST /authority/payLimit/save', { ...limits, securityTicket })
  const lower = { bindingId, perOrder: '10.00', perMonth: null, version: next.version }
  expect((await boss.call('btwob POST /authority/payLimit/save', lower)).ok).toBe(true)
  for (const code of ['PAY_TOPUP', 'PACKAGE_EXTRACT'])
    expect(
      await boss.call('default POST /hqw/subAccount/createInvite', { models: [code], remarkName: '会计' }),
    ).toMatchObject({ code: '2040' })
})
