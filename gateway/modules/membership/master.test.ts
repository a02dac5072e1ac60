import {
  applyFor,
  bindingGateway,
  find,
  bindKey,
  infoOf,
  listKey,
  newcomer,
  requestNo,
} from '../../../test/gateway/binding-kit'
import { jsonb } from '../../db/connect'
import { deskHeaders, moveOn, ticketFor } from '../../../test/gateway/login-kit'
import type { Caller, TestGateway } from '../../../test/setup/gateway'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await bindingGateway()
})
afterEach(() => gateway.close())

const transferKey = 'default POST /crmgas/portal/user/transferMaster'
const claimKey = 'default POST /crmgas/portal/user/claimMaster'
const stateKey = 'default GET /crmgas/portal/user/masterClaim'
const objectKey = 'default POST /crmgas/portal/user/objectClaim'

const ticket = (master: Caller) => ticketFor(gateway, master, 'transfer', '13800000001')
const transfer = (
  caller: Caller,
  securityTicket: string,
  to: { toPhone?: string; toBindingId?: string },
  quit: '1' | '0' = '0',
) => caller.call(transferKey, { requestNo: requestNo(), securityTicket, bp: '1000000001', quit, ...to })
const idOf = async (master: Caller, phone: string) =>
  (await master.ok(listKey, {})).list.find((row) => row.username === phone)?.bindingId ?? ''

describe('transfer (SA-06)', () => {
  test('to a sub-account: the new master has every model, the former one the usual models, open applications go to the new one', async () => {
    const master = await gateway.as('13800000001')
    const sub = await gateway.as('13800000002')
    const waiting = await newcomer(gateway, '13933330001')
    const bindingId = await applyFor(waiting, '1000000001')
    const to = { toBindingId: await idOf(master, '13800000002') }
    expect((await transfer(master, 'x', to)).code).toBe('2040')
    expect((await transfer(sub, 'x', to)).code).toBe('2903')
    const proof = await ticket(master)
    expect((await transfer(master, proof, { toPhone: '13800000001' })).code).toBe('2208')
    expect((await transfer(master, proof, { toPhone: '13999999999' })).code).toBe('2207')
    expect((await transfer(master, proof, { toBindingId: 'unknown' })).code).toBe('2108')
    // A refusal gives the ticket back: it was rolled back with the rest.
    expect((await transfer(master, proof, to)).code).toBe('1000')
    expect((await transfer(master, proof, to)).code).toBe('2903')
    expect(await infoOf(sub)).toMatchObject({ isMaster: '1', reviewStatus: '1' })
    expect(await infoOf(master)).toMatchObject({ isMaster: '0', reviewStatus: '1', masterUsername: '13800000002' })
    expect((await master.call(listKey, {})).code).toBe('2110')
    expect(
      (await master.ok('default GET /hqw/authority/getHqwAllModelsByGroupBy', undefined))
        .flatMap((g) => g.models)
        .filter((m) => m.has === '1'),
    ).toHaveLength(17)
    expect((await infoOf(waiting)).masterUsername).toBe('13800000002')
    const review = await sub.call('default POST /hqw/subAccount/review', { bindingId, result: '1', models: ['TICKET'] })
    expect(review.ok).toBe(true)
    const masters = await gateway.db
      .selectFrom('bpBinding')
      .select('userId')
      .where('bp', '=', '1000000001')
      .where('isMaster', '=', true)
      .where('status', '=', 'LIVE')
      .execute()
    expect(masters).toEqual([{ userId: sub.headers['userid'] }])
  })

  test('not to a sub-account with its user in cancellation', async () => {
    const master = await gateway.as('13800000001')
    const sub = await gateway.as('13800000002')
    const to = { toBindingId: await idOf(master, '13800000002') }
    const userId = sub.headers['userid'] ?? ''
    await gateway.db.updateTable('appUser').set({ status: '2' }).where('userId', '=', userId).execute()
    expect((await transfer(master, await ticket(master), to)).code).toBe('2207')
  })

  test('to another phone, and leaving', async () => {
    const master = await gateway.as('13800000001')
    const receiver = await newcomer(gateway, '13933330002')
    expect((await transfer(master, await ticket(master), { toPhone: '13933330002' }, '1')).code).toBe('1000')
    expect(await infoOf(receiver)).toMatchObject({ bp: '1000000001', isMaster: '1' })
    expect(await infoOf(master)).toMatchObject({ bp: '' })
    expect((await master.call('default GET /hqw/authority/getHqwAllModelsByGroupBy', undefined)).code).toBe('2108')
  })

  test('sixty days after the end of the certification: 2306, also while its renewal is reviewed (CE-11)', async () => {
    const { db } = gateway
    const master = await gateway.as('13800000001')
    const to = { toPhone: '13800000002' }
    const own = db.selectFrom('enterpriseCert').selectAll().where('uscc', '=', '91131000MA0CERAM1P')
    const { certId, ocrResult: _read, ...known } = await own.executeTakeFirstOrThrow()
    const end = (validTo: string) =>
      db
        .updateTable('enterpriseCert')
        .set({ validTo, ['status' as 'companyName']: '40' })
        .where('certId', '=', certId)
        .execute()
    await end('2026-09-23')
    const renewal = { ...known, certId: 'renewal', status: '10' as const, validTo: '2036-09-23', skipped: jsonb([]) }
    await db.insertInto('enterpriseCert').values(renewal).execute()
    expect((await transfer(master, await ticket(master), to)).code).toBe('2306')
    await end('2026-09-24')
    moveOn(gateway, 61)
    expect((await transfer(master, await ticket(master), to)).code).toBe('1000')
  })

  test('a transfer and an application at once: in either order the application is the new master’s', async () => {
    const master = await gateway.as('13800000001')
    const applicant = await newcomer(gateway, '13933330003')
    const { matchTicket } = await find(applicant, '1000000001')
    const proof = await ticket(master)
    const [handed, applied] = await Promise.all([
      transfer(master, proof, { toPhone: '13800000002' }),
      applicant.call(bindKey, { requestNo: requestNo(), matchTicket, role: 'SUB', relation: 'STAFF', applyReason: '' }),
    ])
    expect([handed.code, applied.code]).toEqual(['1000', '1000'])
    expect((await infoOf(applicant)).masterUsername).toBe('13800000002')
    const heir = await gateway.as('13800000002')
    const { list } = await heir.ok('default GET /crmgas/todo/list', { type: 'SUB_REVIEW' })
    // The two seeded ones and the new one.
    expect(list).toHaveLength(3)
  })
})

describe('claim (BD-21)', () => {
  /** A user with a passed certification of the ceramics company; that of the master is by another user. */
  async function claimant(): Promise<Caller> {
    const user = await newcomer(gateway, '13933330009')
    await gateway.db
      .updateTable('enterpriseCert')
      .set({ applicantUserId: 'user-13933330009' })
      .where('uscc', '=', '91131000MA0CERAM1P')
      .execute()
    return user
  }
  const claim = (caller: Caller) =>
    caller.call(claimKey, { requestNo: requestNo(), bp: '1000000001', reason: '法人变更' })

  test('certified users only, one at a time; without an objection the claimant is the master after 72 hours', async () => {
    const master = await gateway.as('13800000001')
    const stranger = await gateway.as('13800000006')
    expect((await claim(stranger)).code).toBe('2209')
    expect((await stranger.call(stateKey, { bp: '1000000001' })).code).toBe('2108')
    const user = await claimant()
    expect(await user.ok(stateKey, { bp: '1000000001' })).toMatchObject({ certPassed: '1', claim: null })
    expect((await claim(user)).code).toBe('1000')
    expect((await claim(user)).code).toBe('2113')
    expect((await user.ok(stateKey, { bp: '1000000001' })).claim).toMatchObject({
      status: 'OPEN',
      isMine: '1',
      username: '139****0009',
    })
    expect((await master.ok(stateKey, { bp: '1000000001' })).claim).toMatchObject({
      username: '13933330009',
      isMine: '0',
    })
    expect((await master.ok('default GET /crmgas/todo/list', { type: 'MASTER_CLAIM' })).list).toHaveLength(1)
    // Meanwhile the role cannot go to a third user.
    expect((await transfer(master, await ticket(master), { toPhone: '13800000002' })).code).toBe('2113')
    await gateway.passTime('2026-11-26T09:31:00+08:00')
    const heir = await gateway.as('13933330009')
    expect(await infoOf(heir)).toMatchObject({ bp: '1000000001', isMaster: '1' })
    expect((await heir.ok('default GET /crmgas/todo/list', { type: 'MASTER_CLAIM' })).list).toEqual([])
    await gateway.passTime('2026-11-26T12:00:00+08:00')
    expect((await infoOf(await gateway.as('13933330009'))).isMaster).toBe('1')
  })

  test('the master agrees by handing over to the claimant', async () => {
    const master = await gateway.as('13800000001')
    const user = await claimant()
    await claim(user)
    expect((await transfer(master, await ticket(master), { toPhone: '13933330009' })).code).toBe('1000')
    expect((await user.ok(stateKey, { bp: '1000000001' })).claim?.status).toBe('DONE')
  })

  test('the master agrees after an objection: staff have nothing to decide any more', async () => {
    const master = await gateway.as('13800000001')
    const made = await claim(await claimant())
    await master.ok(objectKey, { claimId: made.data.claimId, reason: '法人未变更' })
    expect((await transfer(master, await ticket(master), { toPhone: '13933330009' })).code).toBe('1000')
    const staff = await gateway.as('13800000012')
    const headers = await deskHeaders(gateway, staff.headers)
    expect((await staff.ok('btwob GET /review/list', { bizType: 'MASTER_CLAIM' }, headers)).list).toEqual([])
  })

  test('the master objects: no transfer by time; only once, and only by the master', async () => {
    const master = await gateway.as('13800000001')
    const other = await gateway.as('13800000007')
    const user = await claimant()
    const made = await claim(user)
    const claimId = made.data.claimId
    const object = (caller: Caller) => caller.call(objectKey, { claimId, reason: '法人未变更' })
    expect((await object(other)).code).toBe('2902')
    expect((await object(user)).code).toBe('2108')
    expect((await object(master)).code).toBe('1000')
    expect((await object(master)).code).toBe('2203')
    await gateway.passTime('2026-11-26T10:00:00+08:00')
    expect((await infoOf(await gateway.as('13800000001'))).isMaster).toBe('1')
  })

  test.each([
    { decision: 'PASS' as const, isMaster: '1', status: 'DONE' },
    { decision: 'REJECT' as const, isMaster: '0', status: 'REJECTED' },
  ])('after the objection an operator decides: $decision', async ({ decision, isMaster, status }) => {
    const master = await gateway.as('13800000001')
    const user = await claimant()
    const made = await claim(user)
    await master.ok(objectKey, { claimId: made.data.claimId, reason: '法人未变更' })
    const staff = await gateway.as('13800000012')
    const headers = await deskHeaders(gateway, staff.headers)
    const { list } = await staff.ok('btwob GET /review/list', { bizType: 'MASTER_CLAIM' }, headers)
    expect(list).toMatchObject([
      { bizNo: made.data.claimId, bp: '1000000001', title: '华北精工陶瓷有限公司申请更换主账号' },
    ])
    const taskId = list[0]?.taskId ?? ''
    const decided = () =>
      staff.call(
        'btwob POST /review/decide',
        { taskId, decision, remark: '资料核对完毕', requestNo: requestNo() },
        headers,
      )
    const claimedBy = (userId: string) => gateway.db.updateTable('masterClaim').set({ userId }).execute()
    await claimedBy(staff.headers.userid ?? '')
    expect(await decided()).toMatchObject({ code: '2210' })
    await claimedBy('user-13933330009')
    expect(await decided()).toMatchObject({ ok: true })
    expect((await user.ok(stateKey, { bp: '1000000001' })).claim?.status).toBe(status)
    expect((await infoOf(user)).isMaster).toBe(isMaster)
  })

  test.each([
    ['in cancellation', '2'],
    ['frozen', '5'],
    ['deleted', '9'],
  ] as const)('a claimant in state %s does not become the master: the claim is rejected', async (_name, status) => {
    const user = await claimant()
    const made = await claim(user)
    await gateway.db.updateTable('appUser').set({ status }).where('userId', '=', 'user-13933330009').execute()
    await gateway.passTime('2026-11-26T09:31:00+08:00')
    expect(await claimStatus(made.data.claimId)).toBe('REJECTED')
    expect((await infoOf(await gateway.as('13800000001'))).isMaster).toBe('1')
  })

  test('a claimant with all the customer numbers a user may have does not become the master: the claim is rejected', async () => {
    const user = await claimant()
    const made = await claim(user)
    const like = gateway.db.selectFrom('bpBinding').selectAll().where('bp', '=', '1000000001')
    const row = await like.where('isMaster', '=', true).executeTakeFirstOrThrow()
    const others = Array.from({ length: 50 }, (_, n) => ({ bp: `90000000${n + 10}`, bindingId: `full-${n}` }))
    await gateway.db
      .insertInto('bpBinding')
      .values(others.map((one) => ({ ...row, ...one, userId: 'user-13933330009', isMaster: false, isDefault: false })))
      .execute()
    await gateway.passTime('2026-11-26T09:31:00+08:00')
    expect(await claimStatus(made.data.claimId)).toBe('REJECTED')
    expect((await infoOf(await gateway.as('13800000001'))).isMaster).toBe('1')
  })

  test('a master that has left for good meanwhile leaves the place to the claimant', async () => {
    const made = await claim(await claimant())
    await gateway.db
      .updateTable('bpBinding')
      .set({ status: 'UNBOUND' })
      .where('bp', '=', '1000000001')
      .where('isMaster', '=', true)
      .execute()
    await gateway.passTime('2026-11-26T09:31:00+08:00')
    expect(await claimStatus(made.data.claimId)).toBe('DONE')
    expect(await infoOf(await gateway.as('13933330009'))).toMatchObject({ bp: '1000000001', isMaster: '1' })
  })

  test('one claim that cannot be settled holds up no other', async () => {
    const user = await claimant()
    await claim(user)
    const row = await gateway.db.selectFrom('masterClaim').selectAll().executeTakeFirstOrThrow()
    // Comes first, and its customer number does not exist.
    await gateway.db
      .insertInto('masterClaim')
      .values({ ...row, bp: '0000000000', claimId: 'lost' })
      .execute()
    await gateway.passTime('2026-11-26T09:31:00+08:00')
    expect(await claimStatus(row.claimId)).toBe('DONE')
    expect(await claimStatus('lost')).toBe('OPEN')
  })

  const claimStatus = async (claimId: string) => {
    const row = gateway.db.selectFrom('masterClaim').select('status').where('claimId', '=', claimId)
    return (await row.executeTakeFirstOrThrow()).status
  }
})
