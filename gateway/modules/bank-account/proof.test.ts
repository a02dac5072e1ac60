import { bankAccounts } from '../../../test/gateway/bank-account-kit'
import { moveOn } from '../../../test/gateway/login-kit'
import { pass, T } from '../../../test/gateway/payment-kit'

const bank = bankAccounts()
const { add, detail, now, begin, look, codeOf, send, balance, openTasks } = bank

test('money of less than a yuan with the code proves name and number at once, and goes to the balance (BK-03)', async () => {
  const { accountId } = await add()
  const { status, proof } = await begin(accountId)
  expect([status, proof]).toMatchObject(['VERIFYING', { round: 1, triesLeft: 3, result: null }])
  expect(proof?.expireAt).toBe('2026-11-28T09:30:00+08:00')
  expect(await look(accountId)).toMatchObject({ ok: true, data: { status: 'VERIFYING' } })
  await send(`验证 ${proof?.remitCode ?? ''}`)
  await pass(bank.gateway, 301)
  expect(await look(accountId)).toMatchObject({ ok: true, data: { status: 'VERIFIED', proof: { result: 'PROVED' } } })
  expect([await balance(), await openTasks()]).toEqual(['0.37', []])
  // A second payment with the code proves nothing more, and is the customer's money all the same.
  await send(proof?.remitCode ?? '', { amount: '0.01' })
  await pass(bank.gateway, 301)
  expect(await balance()).toBe('0.38')
  bank.gateway.clock.moveTo(T)
})

test('money of another payer counts as a try, stays unclaimed, and the third ends the round (BK-03)', async () => {
  const { accountId } = await add()
  const code = await codeOf(accountId)
  await send(code, { payerName: '张三' })
  await pass(bank.gateway, 301)
  expect(await look(accountId)).toMatchObject({
    code: '44506',
    text: '汇款账户的户名或账号与登记的不一致，还可尝试2次',
  })
  await send(code, { payerAccount: '6222999900001111' })
  await send(code, { payerAccount: '' })
  await pass(bank.gateway, 301)
  expect(await look(accountId)).toMatchObject({ code: '44506' })
  expect(await detail(accountId)).toMatchObject({
    status: 'FAILED',
    proof: { misses: 3, triesLeft: 0, result: 'WRONG' },
  })
  expect([await balance(), await openTasks()]).toEqual(['0.00', ['BANK_ENTRY', 'BANK_ENTRY', 'BANK_ENTRY']])
  await bank.gateway.db.updateTable('reviewTask').set({ droppedAt: bank.gateway.clock.iso() }).execute()
  bank.gateway.clock.moveTo(T)
})

test('a yuan with the code is no proof', async () => {
  const { accountId } = await add()
  await send(await codeOf(accountId), { amount: '1.00' })
  await pass(bank.gateway, 301)
  expect(await detail(accountId)).toMatchObject({ status: 'VERIFYING', proof: { misses: 0 } })
  await bank.gateway.db.updateTable('reviewTask').set({ droppedAt: bank.gateway.clock.iso() }).execute()
  bank.gateway.clock.moveTo(T)
})

test('ends after five days; a round more begins a day later, and there are three (BK-03)', async () => {
  const { accountId } = await add()
  const begins = () => now(accountId).then((of) => bank.li.call('default POST /crmgas/bankAccount/sendVerify', of))
  for (const round of [1, 2, 3]) {
    expect(await begins()).toMatchObject({ ok: true, data: { proof: { round } } })
    expect(await begins()).toMatchObject({ code: '2904' })
    await pass(bank.gateway, 5 * 86_400)
    expect(await look(accountId)).toMatchObject({ code: '44509' })
    expect(await detail(accountId)).toMatchObject({ status: 'FAILED', proof: { result: 'EXPIRED' } })
    if (round < 3) expect(await begins()).toMatchObject({ code: '2904' })
    moveOn(bank.gateway, 86_400)
  }
  expect(await detail(accountId)).toMatchObject({ isUsedUp: true, nextRoundAt: null })
  expect(await begins()).toMatchObject({ code: '44507' })
  // Staff decide by papers from here on.
  const [task] = await bank.gateway.db
    .selectFrom('reviewTask')
    .select('taskId')
    .where('bizNo', '=', accountId)
    .execute()
  const { list: tasks } = await bank.staff.ok('btwob GET /review/list', { bizType: 'BANK_ACCOUNT' })
  expect(tasks).toMatchObject([{ title: '银行账户 尾号0003' }])
  const taskId = task?.taskId ?? ''
  const say = (decision: 'PASS' | 'ADJUST', more = {}) =>
    bank.staff.send('btwob POST /review/decide', { taskId, decision, remark: '资料一致', ...more })
  expect(await say('ADJUST', { volume: '1' })).toMatchObject({ code: '2901' })
  expect(await say('PASS')).toMatchObject({ ok: true })
  expect(await detail(accountId)).toMatchObject({ status: 'VERIFIED', proof: { result: 'EXPIRED' } })
  bank.gateway.clock.moveTo(T)
})

test('does not begin where the gas company has no account that takes money', async () => {
  const { accountId } = await add()
  const of = await now(accountId)
  const enabled = (on: boolean) => bank.gateway.db.updateTable('bankReceiver').set({ enabled: on }).execute()
  await enabled(false)
  expect(await bank.li.call('default POST /crmgas/bankAccount/sendVerify', of)).toMatchObject({ code: '2902' })
  await enabled(true)
})

test('is decided by staff of its company', async () => {
  const { accountId } = await add()
  const say = (ok: boolean, by = bank.staff) => by.call('btwob POST /bank/callback', { accountId, ok })
  const other = bank.gateway.asSession({ userId: 's-2', companyCode: '1001' })
  expect(await say(true, other)).toMatchObject({ code: '2902' })
  expect(await look(accountId)).toMatchObject({ code: '2904' })
  expect(await say(false)).toMatchObject({ ok: true, data: { status: 'FAILED' } })
  expect(await say(true)).toMatchObject({ ok: true, data: { status: 'VERIFIED' } })
  expect(await say(true)).toMatchObject({ code: '2904' })
})
