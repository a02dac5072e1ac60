import {
  applyFor,
  bindingGateway,
  bindKey,
  find,
  type names,
  newcomer,
  requestNo,
  reviewKey,
  userIdOf,
} from '../../../test/gateway/binding-kit'
import { moveOn, ticketFor } from '../../../test/gateway/login-kit'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { inWork } from '../../../test/setup/content-gateway'
import { unbind } from './ground'

/* Refusals of a change of the users of a customer number when its ground has changed since it was read, or is full. */

const BP = '1000000001'
const MASTER = '13800000001'
const unbindKey = 'default POST /crmgas/portal/user/unbindCustomer'
const withdrawKey = 'default POST /crmgas/portal/user/withdrawBinding'
const reapplyKey = 'default POST /crmgas/portal/user/reapplyBinding'
const transferKey = 'default POST /crmgas/portal/user/transferMaster'
const claimKey = 'default POST /crmgas/portal/user/claimMaster'
const inviteKey = 'default POST /hqw/subAccount/createInvite'
const scanKey = 'default POST /crmgas/scan/scan'
const confirmKey = 'default POST /crmgas/scan/confirm'

const GONE = { code: '2902', text: '数据不存在或已删除' }
const FULL_USER = { code: '2101', text: '绑定户号数量已达上限(50个)' }
const FULL_NUMBER = { code: '2107', text: '子账号数量已达上限(20个)，请联系主账号处理' }
const BOUND_ALREADY = { code: '2105', text: '您已绑定该户号' }

let gateway: TestGateway
let master: Caller
let user: Caller
beforeEach(async () => {
  gateway = await bindingGateway()
  master = await gateway.as(MASTER)
  user = await newcomer(gateway, '13955550001')
})
afterEach(() => gateway.close())

const live = (bp = BP) =>
  gateway.db.selectFrom('bpBinding').selectAll().where('bp', '=', bp).where('status', '=', 'LIVE').execute()
const bindingOf = async (caller: Caller) => (await live()).find((row) => row.userId === userIdOf(caller))
const bindingIdOf = async (caller: Caller) => (await bindingOf(caller))?.bindingId ?? ''
const isBound = async (caller: Caller) => (await bindingOf(caller)) !== undefined

const aRow = (part: { bp: string; bindingId: string; userId: string }) => {
  const at = gateway.clock.iso()
  return { ...part, companyCode: '1001', reviewStatus: '1' as const, applyAt: at, createdAt: at, updatedAt: at }
}
const insert = (rows: ReturnType<typeof aRow>[]) => gateway.db.insertInto('bpBinding').values(rows).execute()
/** BD-01: as many customer numbers as one may have. */
const fillUser = (caller: Caller) =>
  insert(
    Array.from({ length: 50 }, (_, n) =>
      aRow({ bp: String(2000000000 + n), bindingId: `full-${n}`, userId: userIdOf(caller) }),
    ),
  )
/** So many sub-accounts that pass or wait. */
async function fillNumber(upTo: number): Promise<void> {
  const now = gateway.clock.now()
  const there = (await live()).filter(
    ({ isMaster, reviewStatus, deadlineAt }) =>
      !isMaster && (reviewStatus === '1' || (reviewStatus === '2' && Date.parse(deadlineAt ?? '') > now)),
  )
  const rows = Array.from({ length: upTo - there.length }, (_, n) =>
    aRow({ bp: BP, bindingId: `sub-${n}`, userId: `sub-${n}` }),
  )
  await insert(rows)
}
/** Ends the bindings of these at the customer number. */
const end = async (isEnded: (row: { isMaster: boolean }) => boolean) => {
  for (const row of (await live()).filter(isEnded)) await inWork(gateway, (work) => unbind(work, row, 'test', 'left'))
}
const forget = () => gateway.db.deleteFrom('customer').where('bp', '=', BP).execute()
/** The certification of the customer's legal entity becomes this user's. */
const certified = (caller: Caller) =>
  gateway.db
    .updateTable('enterpriseCert')
    .set({ applicantUserId: userIdOf(caller) })
    .where('uscc', '=', '91131000MA0CERAM1P')
    .execute()

const found = async (bp: keyof typeof names = BP) => (await find(user, bp)).matchTicket
const bind = (matchTicket: string) =>
  user.call(bindKey, { requestNo: requestNo(), matchTicket, role: 'SUB', relation: 'STAFF', applyReason: '' })
const withdraw = (bindingId: string, caller = user) => caller.call(withdrawKey, { bindingId })
const leave = async (caller: Caller) => caller.call(unbindKey, { bindingId: await bindingIdOf(caller) })
const reapply = (bindingId: string) =>
  user.call(reapplyKey, { requestNo: requestNo(), bindingId, relation: 'STAFF', applyReason: '再次申请' })
const reject = (bindingId: string) => master.ok(reviewKey, { bindingId, result: '0', rejectReason: '非本单位人员' })
const claim = (caller: Caller) => caller.call(claimKey, { requestNo: requestNo(), bp: BP, reason: '法人变更' })
const proof = () => ticketFor(gateway, master, 'transfer', MASTER)
const transfer = (securityTicket: string, toPhone: string) =>
  master.call(transferKey, { requestNo: requestNo(), securityTicket, bp: BP, quit: '0', toPhone })
const invite = async () => (await master.ok(inviteKey, { models: ['BILL_VIEW'], remarkName: '会计' })).scanId
const scan = (scanId: string) => user.call(scanKey, { scanId })
const agree = (scanId: string) => user.call(confirmKey, { scanId, confirm: '1' })

describe('an application is refused', () => {
  test('for a customer number that was closed since it was found (BD-04)', async () => {
    const matchTicket = await found()
    await gateway.db.updateTable('customer').set({ status: '9' }).where('bp', '=', BP).execute()
    expect(await bind(matchTicket)).toMatchObject({ code: '2104', text: '该户号已销户，无法绑定' })
    expect(await isBound(user)).toBe(false)
  })

  test('made again, or for the place of its master, where the number was closed (BD-04)', async () => {
    const bindingId = await applyFor(user, BP)
    await reject(bindingId)
    await certified(user)
    await gateway.db.updateTable('customer').set({ status: '9' }).where('bp', '=', BP).execute()
    expect([(await reapply(bindingId)).code, (await claim(user)).code]).toEqual(['2104', '2104'])
    expect((await bindingOf(user))?.reviewStatus).toBe('0')
  })

  test('by a user with a waiting application', async () => {
    const matchTicket = await found()
    expect((await bind(matchTicket)).ok).toBe(true)
    const before = await live()
    expect(await bind(matchTicket)).toMatchObject(BOUND_ALREADY)
    expect(await live()).toEqual(before)
  })

  test('the fourth time in thirty days, even where the others were withdrawn (BD-09)', async () => {
    for (let n = 0; n < 3; n += 1) expect((await withdraw(await applyFor(user, BP))).ok).toBe(true)
    const matchTicket = await found()
    expect(await bind(matchTicket)).toMatchObject({ code: '2111', text: '申请次数过多，请30天后再试' })
    expect(await isBound(user)).toBe(false)
    moveOn(gateway, 30 * 86_400)
    user = await gateway.as('13955550001')
    expect((await bind(await found())).ok).toBe(true)
  })

  it('an application that is decided is not taken back', async () => {
    expect(await withdraw(await bindingIdOf(master), master)).toMatchObject({ code: '2203', text: '该申请已处理' })
    expect(await isBound(master)).toBe(true)
  })

  test('made again, where the twenty places were given meanwhile (BD-08)', async () => {
    const bindingId = await applyFor(user, BP)
    await reject(bindingId)
    await fillNumber(20)
    expect(await reapply(bindingId)).toMatchObject(FULL_NUMBER)
    expect((await bindingOf(user))?.reviewStatus).toBe('0')
  })

  test('made again, where there is no master to ask any more', async () => {
    const bindingId = await applyFor(user, BP)
    await reject(bindingId)
    await end((row) => row.isMaster)
    expect(await reapply(bindingId)).toMatchObject(GONE)
    expect((await bindingOf(user))?.reviewStatus).toBe('0')
  })
})

test('an approval, where a former master took the twentieth place while it waited (BD-08)', async () => {
  const bindingId = await applyFor(user, BP)
  await fillNumber(20)
  const receiver = await newcomer(gateway, '13955550002')
  expect((await transfer(await proof(), '13955550002')).ok).toBe(true)
  const asked = { bindingId, result: '1' as const, models: ['BILL_VIEW'] }
  expect(await receiver.call(reviewKey, asked)).toMatchObject(FULL_NUMBER)
  expect((await bindingOf(user))?.reviewStatus).toBe('2')
})

test('no transfer to a user with fifty customer numbers (BD-01)', async () => {
  await fillUser(user)
  expect(await transfer(await proof(), '13955550001')).toMatchObject(FULL_USER)
  expect((await bindingOf(master))?.isMaster).toBe(true)
})

test('a master does not unbind while a claim is open (BD-21)', async () => {
  await end((row) => !row.isMaster)
  await certified(user)
  expect((await claim(user)).ok).toBe(true)
  expect(await leave(master)).toMatchObject({ code: '2113', text: '该户号存在处理中的主账号变更申请' })
  expect(await isBound(master)).toBe(true)
})

describe('a claim is refused', () => {
  afterEach(async () => expect(await gateway.db.selectFrom('masterClaim').select('claimId').execute()).toEqual([]))

  test('to the present master', async () => {
    await certified(master)
    expect(await claim(master)).toMatchObject({ code: '2208', text: '不能转让给自己' })
  })

  test('where there is no master', async () => {
    await certified(user)
    await end(() => true)
    expect(await claim(user)).toMatchObject(GONE)
  })
})

describe('an invitation is refused', () => {
  test('when the twenty places were given meanwhile (BD-08)', async () => {
    const scanId = await invite()
    await fillNumber(20)
    expect(await scan(scanId)).toMatchObject(FULL_NUMBER)
  })

  test('to a user bound by another invitation since the last read', async () => {
    const [one, other] = [await invite(), await invite()]
    for (const scanId of [one, other]) expect((await scan(scanId)).ok).toBe(true)
    expect((await agree(one)).ok).toBe(true)
    expect(await agree(other)).toMatchObject(BOUND_ALREADY)
  })

  test('to a user with fifty customer numbers (BD-01)', async () => {
    const scanId = await invite()
    await fillUser(user)
    expect((await scan(scanId)).ok).toBe(true)
    expect(await agree(scanId)).toMatchObject(FULL_USER)
    expect(await isBound(user)).toBe(false)
  })
})

test('what the gas company’s system does not know any more is not found by any user', async () => {
  const bindingId = await applyFor(user, BP)
  const [unseen, seen] = [await invite(), await invite()]
  expect((await scan(seen)).ok).toBe(true)
  const securityTicket = await proof()
  const before = await live()
  await forget()
  for (const ask of [
    () => leave(master),
    () => withdraw(bindingId),
    () => transfer(securityTicket, '13955550001'),
    () => scan(unseen),
    () => agree(seen),
  ])
    expect(await ask()).toMatchObject(GONE)
  expect(await live()).toEqual(before)
})
