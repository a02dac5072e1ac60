import { formatAmount } from '@domain/money'
import { seal } from '../../secret'
import { put } from '../file/service'
import { licence } from '../../../test/gateway/cert-kit'
import { inWork } from '../../../test/setup/content-gateway'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'
import { codeSentTo, passwordLogin, ticketFor } from '../../../test/gateway/login-kit'

const CHECK = 'default GET /crmgas/portal/user/cancelCheck'
const CANCEL = 'default POST /crmgas/portal/user/cancelAccount'
const WHY = '更换账号' as const
const restaurant = '13800000007'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await testGateway({ daily: [] })
})
afterEach(() => gateway.close())

const ticketOf = (user: Caller, phone: string): Promise<string> => ticketFor(gateway, user, 'cancel', phone)
const failed = async (user: Caller) =>
  (await user.ok(CHECK, {})).items.filter(({ passed }) => passed === '0').map(({ code }) => code)
const login = (phone: string) => passwordLogin(gateway, phone)

test('checks: a master with sub-accounts, a certification under review, a payment and an invoice under way, contracts to sign, debts as a note (CX-02)', async () => {
  const master = await gateway.as('13800000001')
  const check = await master.ok(CHECK, {})
  expect(check.items.map(({ code, passed }) => [code, passed])).toEqual([
    ['SUBS', '0'],
    ['PAYMENT', '0'],
    ['INVOICE', '0'],
    ['CERT', '1'],
    ['CONTRACT', '0'],
  ])
  expect(check).toMatchObject({ canCancel: '0', owes: '0', effectiveAt: null })
  expect(check.items[1]?.hint).toMatch(/^\d+笔支付订单处理中$/)
  expect(check.items[4]?.hint).toMatch(/^\d+份合同待签署$/)
  expect(check.items[0]).toMatchObject({
    hint: '户号 1000000001：2 个子账号，2 个待审核申请',
    route: '/pages/binding/transfer',
  })
  expect(await failed(await gateway.as('13800000011'))).toEqual(['CERT'])
  const owing = await gateway.as('13800000008')
  expect((await owing.ok(CHECK, {})).owes).toBe('1')
  const paying = await gateway.as(restaurant)
  expect(await failed(paying)).toEqual([])
})

test('refused while something is in the way; the ticket stays good, and is worth nothing to others', async () => {
  const master = await gateway.as('13800000001')
  const securityTicket = await ticketOf(master, '13800000001')
  const answer = await master.call(CANCEL, { securityTicket, reason: WHY })
  expect(answer).toMatchObject({ code: '2501', text: '存在未完结事项，暂无法注销' })
  const other = await gateway.as('13800000006')
  expect((await other.call(CANCEL, { securityTicket, reason: WHY })).code).toBe('2040')
  expect((await master.call(CANCEL, { securityTicket, reason: WHY })).code).toBe('2501')
  expect((await master.call(CANCEL, { securityTicket: 'nothing', reason: WHY })).code).toBe('2040')
})

test('cooling-off: logged out everywhere, login asks, revoking brings the account back (CX-03, CX-04)', async () => {
  const user = await gateway.as(restaurant)
  const weapp = await gateway.as(restaurant, { terminalType: 'WEAPP' })
  const { effectiveAt } = await user.ok(CANCEL, { securityTicket: await ticketOf(user, restaurant), reason: WHY })
  expect(effectiveAt).toBe('2026-11-30T09:30:00+08:00')
  for (const caller of [user, weapp]) expect((await caller.call(CHECK, {})).code).toBe('1888')
  const refused = await login(restaurant)
  expect(refused.code).toBe('2502')
  const { revokeTicket } = refused.data as unknown as { revokeTicket: string }
  expect(await gateway.ok('default POST /crmgas/portal/user/revokeCancel', { revokeTicket })).toBe(true)
  const back = await gateway.as(restaurant)
  expect(await back.ok(CHECK, {})).toMatchObject({ effectiveAt: null, canCancel: '1' })
  await gateway.passTime('2026-12-01T09:30:00+08:00')
  expect((await login(restaurant)).ok).toBe(true)
})

test('a cancellation ends the user’s claim; the operator has nothing to decide (BD-21)', async () => {
  const user = await gateway.as(restaurant)
  const at = '2026-11-22T09:30:00+08:00'
  const place = { bp: '1000000001', companyCode: '1001' }
  const claim = {
    ...place,
    claimId: 'c1',
    userId: user.headers.userid ?? '',
    reason: '法人变更',
    status: 'OBJECTED' as const,
  }
  await gateway.db
    .insertInto('masterClaim')
    .values({ ...claim, appliedAt: at, deadlineAt: at })
    .execute()
  const task = { ...place, taskId: 't1', bizType: 'MASTER_CLAIM', bizNo: 'c1', rule: 'manual' as const, createdAt: at }
  await gateway.db.insertInto('reviewTask').values(task).execute()
  await user.ok(CANCEL, { securityTicket: await ticketOf(user, restaurant), reason: WHY })
  const claims = gateway.db.selectFrom('masterClaim').select('status').where('claimId', '=', 'c1')
  expect(await claims.execute()).toEqual([{ status: 'REJECTED' }])
  const tasks = gateway.db.selectFrom('reviewTask').select('droppedAt').where('taskId', '=', 't1')
  expect(await tasks.executeTakeFirst()).toEqual({ droppedAt: '2026-11-23T09:30:00+08:00' })
})

test('after seven days the user is deleted, the orders stay, the phone may register again (CX-05)', async () => {
  const caller = await gateway.as(restaurant)
  const userId = caller.headers.userid ?? ''
  const orders = () => gateway.db.selectFrom('payOrder').select('orderId').where('payerUserId', '=', userId).execute()
  const before = await orders()
  const { receivers: _none, ...usual } = await caller.ok('default GET /crmgas/payRemind/config', {})
  const receivers = [{ name: '小陈', phone: '13911112222' }]
  await caller.ok('default POST /crmgas/payRemind/save', { ...usual, receivers })
  await gateway.db
    .insertInto('wxSubscription')
    .values({
      userId,
      openId: 'o-gone',
      tmplId: 'demo-BILL',
      remaining: 1,
      lastResult: 'accept',
      lastAt: gateway.clock.iso(),
    })
    .execute()
  const { fileId: portrait } = await inWork(gateway, (work) =>
    put(work, {
      name: 'a.png',
      bytes: licence('valid'),
      bizType: 'AVATAR',
      ownerRef: `AVATAR:${userId}`,
      ownerId: userId,
      companyCode: '1001',
    }),
  )
  await gateway.db.updateTable('appUser').set({ portrait }).where('userId', '=', userId).execute()
  await caller.ok(CANCEL, { securityTicket: await ticketOf(caller, restaurant), reason: WHY, remark: '换人负责' })
  // An application to this master, without an answer in its time.
  const at = gateway.clock.iso()
  const applicant = await gateway.as('13800000006')
  await gateway.db
    .insertInto('bpBinding')
    .values({
      bp: '1000000002',
      bindingId: 'unanswered',
      userId: applicant.headers.userid ?? '',
      companyCode: '1001',
      reviewStatus: '3',
      masterPhoneEnc: seal(gateway.gateway.work, restaurant),
      applyAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .execute()
  await gateway.passTime('2026-11-30T09:29:00+08:00')
  expect((await login(restaurant)).code).toBe('2502')
  await gateway.passTime('2026-11-30T10:31:00+08:00')
  const user = await gateway.db.selectFrom('appUser').selectAll().where('userId', '=', userId).executeTakeFirstOrThrow()
  expect(user).toMatchObject({ status: '9', position: '', emailEnc: null, passwordHash: null, portrait: null })
  expect(user.nickname).toMatch(/^已注销用户\d{8}$/)
  const picture = gateway.db.selectFrom('uploadFile').select('status').where('fileId', '=', portrait)
  expect(await picture.executeTakeFirst()).toEqual({ status: 'DELETED' })
  // Phones of other people, and what WeChat knows the user by.
  for (const table of ['payRemindConfig', 'wxSubscription', 'wxRelation'] as const)
    expect(await gateway.db.selectFrom(table).select('userId').where('userId', '=', userId).execute()).toEqual([])
  const bindings = gateway.db.selectFrom('bpBinding').select(['status', 'isDefault']).where('userId', '=', userId)
  expect(await bindings.execute()).toEqual([{ status: 'UNBOUND', isDefault: false }])
  const kept = gateway.db.selectFrom('bpBinding').select('masterPhoneEnc').where('bindingId', '=', 'unanswered')
  expect(await kept.executeTakeFirst()).toEqual({ masterPhoneEnc: null })
  expect(await orders()).toEqual(before)
  const cancels = gateway.db.selectFrom('accountCancel').select(['status', 'reason']).where('userId', '=', userId)
  expect(await cancels.orderBy('requestedAt', 'desc').executeTakeFirst()).toEqual({
    status: 'C1',
    reason: '更换账号：换人负责',
  })
  // LG-06: the same phone is a new user.
  await gateway.ok('default POST /crmgas/portal/sms/sendSms', { phone: restaurant, smsType: 'LOGIN' })
  const smsCode = await codeSentTo(gateway, restaurant)
  const entered = await gateway.ok('default POST /crmgas/portal/login/icLoginSms', {
    username: restaurant,
    smsCode,
    agreement: '1',
    terminalType: 'H5',
  })
  expect(entered.isNew).toBe('1')
  expect(entered.userId).not.toBe(userId)
})

test('a new obstacle during the cooling-off keeps the account, and the user is notified (C3)', async () => {
  const phone = '13800000006'
  const user = await gateway.as(phone)
  const userId = user.headers.userid ?? ''
  await user.ok(CANCEL, { securityTicket: await ticketOf(user, phone), reason: WHY })
  await gateway.db.updateTable('enterpriseCert').set({ applicantUserId: userId }).where('status', '=', '10').execute()
  await gateway.passTime('2026-11-30T11:00:00+08:00')
  const cancel = gateway.db.selectFrom('accountCancel').select('status').where('userId', '=', userId)
  expect(await cancel.executeTakeFirst()).toEqual({ status: 'C3' })
  expect((await login(phone)).ok).toBe(true)
  expect(await smsOf(phone)).toContain('未成功，原因：企业认证正在审核中')
})

const smsOf = async (phone: string): Promise<string> => {
  const rows = await gateway.db.selectFrom('devOutbox').select('text').where('target', '=', phone).execute()
  return rows.map(({ text }) => text).join(' ')
}

test('closing the gas account: what is owed and under way (call 92)', async () => {
  const textile = await gateway.as('13800000008')
  await textile.ok('default POST /crmgas/portal/user/switchCustomer', { bp: '1000000004', companyCode: '1002' })
  const owing = await textile.ok('default GET /crmgas/portal/user/closeGasCheck', {})
  expect(owing.items.find(({ code }) => code === 'ARREARS')).toMatchObject({
    passed: '0',
    hint: `待缴${formatAmount(owing.arrears)}元`,
    route: '/pages/my-bill/list/list',
  })
  const sub = {
    reviewStatus: '1' as const,
    isMaster: false,
    bp: '1000000004',
    companyCode: '1002',
    userId: 'sub',
    models: ['TICKET'],
  }
  expect(await gateway.asSession(sub).call('default GET /crmgas/portal/user/closeGasCheck', {})).toMatchObject({
    code: '2110',
  })
  const clear = await (await gateway.as(restaurant)).ok('default GET /crmgas/portal/user/closeGasCheck', {})
  expect(clear).toMatchObject({ arrears: '0.00', openOrders: 0, meterBalance: '86.40', unwrittenCard: '600.0' })
  // What is paid and not on its card yet: m³, and the yuan of an amount meter.
  expect(clear.items.find(({ code }) => code === 'CARD')?.hint).toBe('600 m³、500.00元待写卡')
  expect((await (await gateway.as('13800000006')).call('default GET /crmgas/portal/user/closeGasCheck', {})).code).toBe(
    '2108',
  )
})

test('closing the gas account: packages that run, and money of an account that is billed monthly (call 92)', async () => {
  const key = { bp: '1000000001', companyCode: '1001' }
  const check = async (phone: string) =>
    (await gateway.as(phone)).ok('default GET /crmgas/portal/user/closeGasCheck', {})
  const running = await gateway.db
    .selectFrom('packageOrder')
    .select('orderNo')
    .where('bp', '=', key.bp)
    .where('state', 'not in', ['CANCELLED', 'CLOSED', 'COMPLETED', 'TERMINATED'])
    .execute()
  expect(running.length).toBeGreaterThan(0)
  expect((await check('13800000001')).items.find(({ code }) => code === 'PACKAGE')).toMatchObject({
    passed: '0',
    hint: `${running.length}个气量包未结束`,
    route: '/subPagesB/pages/gas-package/order-list',
  })
  expect((await check(restaurant)).items.find(({ code }) => code === 'PACKAGE')).toMatchObject({
    passed: '1',
    hint: '',
  })
  const hospital = gateway.db.updateTable('gasAccount').where('bp', '=', '1000000003')
  await hospital.set({ balance: '0.00' }).execute()
  expect((await check('13800000008')).meterBalance).toBeNull()
  await hospital.set({ balance: '1200.50' }).execute()
  expect((await check('13800000008')).meterBalance).toBe('1200.50')
})

test('closing the gas account: what was bid for or chosen and is not over is an order under way (call 92)', async () => {
  const orders = async () =>
    (await (await gateway.as('13800000001')).ok('default GET /crmgas/portal/user/closeGasCheck', {})).items.find(
      ({ code }) => code === 'ORDERS',
    )
  const running = await gateway.db
    .selectFrom('orderIndex')
    .select('orderKey')
    .where('bp', '=', '1000000001')
    .where('orderType', 'in', ['NG', 'ELECTIVE', 'SUBSTITUTION'])
    .where('orderGroup', 'in', ['TODO', 'DOING'])
    .execute()
  expect(running.length).toBeGreaterThan(0)
  expect(await orders()).toMatchObject({ passed: '0' })
  expect((await orders())?.hint).toContain(`${running.length}笔竞购、自选或资源平衡未结束`)
})
