import {
  applyFor,
  bindingGateway,
  detailKey,
  infoOf,
  listKey,
  newcomer,
  requestNo,
} from '../../../test/gateway/binding-kit'
import { moveOn, ticketFor } from '../../../test/gateway/login-kit'
import type { Caller, TestGateway } from '../../../test/setup/gateway'

let gateway: TestGateway
let master: Caller
beforeEach(async () => {
  gateway = await bindingGateway()
  master = await gateway.as('13800000001')
})
afterEach(() => gateway.close())

const BP = '1000000001'
const inviteKey = 'default POST /hqw/subAccount/createInvite'
const wish = { models: ['INVOICE_APPLY'], remarkName: ' 王会计 ' }
const invite = async () => (await master.ok(inviteKey, wish)).scanId
const scan = (caller: Caller, scanId: string) => caller.call('default POST /crmgas/scan/scan', { scanId })
const answer = (caller: Caller, scanId: string, confirm: '1' | '0' = '1') =>
  caller.call('default POST /crmgas/scan/confirm', { scanId, confirm })
const join = async (caller: Caller, scanId: string) => {
  await scan(caller, scanId)
  return answer(caller, scanId)
}
/** Fills the customer number up to this many sub-accounts that pass or wait. */
async function fill(upTo: number): Promise<void> {
  const { counts } = await master.ok(listKey, {})
  const like = await gateway.db
    .selectFrom('bpBinding')
    .selectAll()
    .where('bp', '=', BP)
    .where('isMaster', '=', false)
    .where('reviewStatus', '=', '1')
    .orderBy('bindingId')
    .limit(1)
    .executeTakeFirstOrThrow()
  const missing = upTo - counts.passed - counts.pending
  const rows = Array.from({ length: missing }, (_, n) => ({
    ...like,
    bindingId: `full-${n}`,
    userId: `full-${n}`,
    isDefault: false,
  }))
  const user = await gateway.db.selectFrom('appUser').selectAll().orderBy('userId').limit(1).executeTakeFirstOrThrow()
  await gateway.db
    .insertInto('appUser')
    .values(rows.map(({ userId }) => ({ ...user, userId, phoneIndex: userId, empNo: null })))
    .execute()
  await gateway.db.insertInto('bpBinding').values(rows).execute()
}

test('SA-08: the scanning user reads customer and models, agrees, and is a member with these models', async () => {
  const { scanId, qrText, expireAt } = await master.ok(inviteKey, wish)
  expect([qrText, expireAt]).toEqual([`hyn://sub/${scanId}`, '2026-11-24T09:30:00+08:00'])
  const guest = await newcomer(gateway, '13944440001')
  expect(await scan(guest, scanId)).toMatchObject({
    data: {
      kind: 'SUB_INVITE',
      status: 'S1',
      info: { bp: BP, customerName: '华北精工陶瓷有限公司', models: ['发票查看', '发票开具'] },
    },
  })
  const joined = await answer(guest, scanId)
  expect(joined).toMatchObject({ data: { status: 'S2' } })
  expect(await infoOf(guest)).toMatchObject({ bp: BP, isMaster: '0', reviewStatus: '1' })
  const bindingId = joined.ok ? (joined.data.bindingId ?? '') : ''
  const detail = await master.ok(detailKey, { bindingId })
  expect([...detail.models].sort()).toEqual(['INVOICE_APPLY', 'INVOICE_VIEW'])
  expect(detail).toMatchObject({
    remarkName: '王会计',
    reviewStatus: '1',
    log: [{ added: ['发票查看', '发票开具'], removed: [] }],
  })
  const row = await gateway.db
    .selectFrom('bpBinding')
    .select(['verifiedBy', 'isDefault', 'deadlineAt'])
    .where('bindingId', '=', bindingId)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ verifiedBy: 'INVITE', isDefault: true, deadlineAt: null })
  // Once only.
  const late = await newcomer(gateway, '13944440002')
  expect((await scan(late, scanId)).code).toBe('2551')
})

test.each([
  [{ models: [], remarkName: '' }, '2201'],
  [{ models: ['SUB_MANAGE'], remarkName: '' }, '2205'],
  [{ models: ['NO_SUCH'], remarkName: '' }, '2901'],
  [{ models: ['BILL_VIEW'], remarkName: '一二三四五六七八九十一二三' }, '2901'],
])('what cannot be granted is refused: %j is %s', async (input, code) => {
  expect((await master.call(inviteKey, input)).code).toBe(code)
})

test('only the master invites', async () => {
  const sub = await gateway.as('13800000002')
  expect((await sub.call(inviteKey, wish)).code).toBe('2903')
  expect((await (await newcomer(gateway, '13944440003')).call(inviteKey, wish)).code).toBe('2108')
})

test('an application that waits is answered by the invitation; a member and the master need none', async () => {
  const user = await newcomer(gateway, '13944440004')
  const bindingId = await applyFor(user, BP)
  const joined = await join(user, await invite())
  expect(joined).toMatchObject({ data: { bindingId } })
  const todos = await master.ok('default GET /crmgas/todo/list', { type: 'SUB_REVIEW' })
  expect(todos.list.map((todo) => todo.bizId)).not.toContain(bindingId)
  expect((await scan(user, await invite())).code).toBe('2105')
  expect((await scan(master, await invite())).code).toBe('2105')
})

test('declined: no user is bound, and the picture is used up', async () => {
  const scanId = await invite()
  const guest = await newcomer(gateway, '13944440005')
  await scan(guest, scanId)
  expect(await answer(guest, scanId, '0')).toMatchObject({ data: { status: 'S3' } })
  expect((await infoOf(guest)).bp).toBe('')
  expect((await answer(guest, scanId)).code).toBe('2551')
})

test('TD-06: over after a day', async () => {
  const scanId = await invite()
  moveOn(gateway, 86_400)
  const guest = await newcomer(gateway, '13944440006')
  expect(await scan(guest, scanId)).toMatchObject({ code: '2550', text: '二维码已失效' })
})

test('BD-08: the twentieth place is given once, however many are invited to it', async () => {
  await fill(19)
  const guests = [await newcomer(gateway, '13944440007'), await newcomer(gateway, '13944440008')] as const
  const ids = [await invite(), await invite()] as const
  await Promise.all([scan(guests[0], ids[0]), scan(guests[1], ids[1])])
  const answers = await Promise.all([answer(guests[0], ids[0]), answer(guests[1], ids[1])])
  expect(answers.map(({ code }) => code).sort()).toEqual(['1000', '2107'])
  expect((await master.call(inviteKey, wish)).code).toBe('2107')
})

test('the invitations of a former master end with the transfer', async () => {
  const scanId = await invite()
  const securityTicket = await ticketFor(gateway, master, 'transfer', '13800000001')
  await master.ok('default POST /crmgas/portal/user/transferMaster', {
    requestNo: requestNo(),
    securityTicket,
    bp: BP,
    toPhone: '13800000002',
    quit: '0',
  })
  const guest = await newcomer(gateway, '13944440009')
  expect((await scan(guest, scanId)).code).toBe('2550')
})

test('a customer number that was closed meanwhile accepts no user', async () => {
  const scanId = await invite()
  const guest = await newcomer(gateway, '13944440010')
  await scan(guest, scanId)
  await gateway.db.updateTable('customer').set({ status: '9' }).where('bp', '=', BP).execute()
  expect((await answer(guest, scanId)).code).toBe('2550')
})
