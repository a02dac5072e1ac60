import type { In } from '@contract'
import { codeSentTo, moveOn, wrongOf } from '../../../test/gateway/login-kit'
import { brokenInvariants } from '../../../test/gateway/money-invariants'
import { anAccount, pass, payer, POSTPAID, requestNo, T } from '../../../test/gateway/payment-kit'
import { aReceiver, orderTransfer, PAYER, remit, wanted } from '../../../test/gateway/transfer-kit'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'
import type { Sent } from '../../demo/stand-ins/bank'
import { deskArea } from '../desk'
import { identityArea } from '../identity'
import { messageArea } from '../message'
import { paymentArea } from '../payment'
import { ticketArea } from '../ticket'
import { bankAccountArea } from './index'

const PHONE = '13800000008'
const NUMBER = PAYER.payerAccount

describe('bank accounts of a customer', () => {
  let gateway: TestGateway
  let accountNo: string
  let key: { bp: string; companyCode: string }
  let li: Caller
  let staff: Caller
  let count = 0
  beforeAll(async () => {
    const areas = [bankAccountArea, paymentArea, messageArea, ticketArea, identityArea, deskArea] as never
    const env = { DEMO_OPERATOR: '0' }
    gateway = await testGateway({ areas, identify: async () => null, demoData: false, now: T, env })
    accountNo = await aReceiver(gateway)
    staff = gateway.asSession({ userId: 's-1', companyCode: POSTPAID.companyCode })
  })
  beforeEach(async () => {
    key = await anAccount(gateway.db, { bp: `10000002${String(++count).padStart(2, '0')}` })
    li = payer(gateway, key)
  })
  afterAll(async () => {
    expect(await brokenInvariants(gateway.db, gateway.clock.iso())).toEqual([])
    await gateway.close()
  })

  const wish = (part: Partial<In<'default POST /crmgas/bankAccount/add'>> = {}) => ({
    accountName: '康宁医院',
    accountNo: NUMBER,
    bankCode: '104',
    cnapsCode: '104121000010',
    purposes: ['PAY' as const],
    requestNo: requestNo(),
    ...part,
  })
  const tryAdd = (part: Partial<In<'default POST /crmgas/bankAccount/add'>> = {}) =>
    li.call('default POST /crmgas/bankAccount/add', wish(part))
  const add = (part: Partial<In<'default POST /crmgas/bankAccount/add'>> = {}) =>
    li.ok('default POST /crmgas/bankAccount/add', wish(part))
  const detail = (accountId: string) => li.ok('default GET /crmgas/bankAccount/detail', { accountId })
  const list = async () => (await li.ok('default GET /crmgas/bankAccount/list', {})).list
  const now = async (accountId: string) => ({ accountId, version: (await detail(accountId)).version })
  const begin = async (accountId: string) => li.ok('default POST /crmgas/bankAccount/sendVerify', await now(accountId))
  const look = async (accountId: string) => li.call('default POST /crmgas/bankAccount/verify', await now(accountId))
  const codeOf = async (accountId: string) => (await begin(accountId)).proof?.remitCode ?? ''
  const send = (note: string, sent: Partial<Sent> = {}) =>
    remit({ gateway, key, accountNo }, { note, amount: '0.37', ...sent })
  const balance = async () =>
    (await gateway.db.selectFrom('gasAccount').select('balance').where('bp', '=', key.bp).executeTakeFirstOrThrow())
      .balance
  const openTasks = async () =>
    (
      await gateway.db
        .selectFrom('reviewTask')
        .select('bizType')
        .where('decision', 'is', null)
        .where('droppedAt', 'is', null)
        .execute()
    ).map(({ bizType }) => bizType)
  /** An account that is proved. */
  const proved = async (part: Partial<In<'default POST /crmgas/bankAccount/add'>> = {}) => {
    const { accountId } = await add(part)
    await staff.ok('btwob POST /bank/callback', { accountId, ok: true })
    return accountId
  }
  const smsCode = async (smsType: 'BANK_VIEW' | 'BANK_DELETE') => {
    await gateway.db.deleteFrom('smsCode').execute()
    await li.ok('default POST /crmgas/portal/sms/sendSms', { phone: PHONE, smsType })
    return codeSentTo(gateway, PHONE, smsType)
  }

  it('is kept sealed and shown masked; a repeat of the request adds it once', async () => {
    const request = requestNo()
    const added = await add({ accountNo: '６２２２ 0001-0002 0003', requestNo: request })
    expect(added).toMatchObject({ accountNoMask: '**** **** **** 0003', status: 'TO_VERIFY', bankName: '中国银行' })
    expect(await add({ accountNo: '６２２２ 0001-0002 0003', requestNo: request })).toEqual(added)
    expect(await list()).toEqual([added])
    const row = await gateway.db
      .selectFrom('bankAccount')
      .selectAll()
      .where('bp', '=', key.bp)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(NUMBER)
  })

  it.each([
    ['44501', { accountName: '康宁医药' }],
    ['44502', { accountNo: '1234567' }],
    ['44503', { cnapsCode: '999' }],
    ['44503', { bankCode: '102' }],
  ])('refuses %s for %j', async (code, part) => expect(await tryAdd(part)).toMatchObject({ code }))

  it('refuses a number on file, 44505, also of two at once; the sixth, 44504', async () => {
    const answers = await Promise.all([tryAdd(), tryAdd()])
    expect(answers.map(({ ok, code }) => (ok ? 'added' : code)).sort()).toEqual(['44505', 'added'])
    for (const n of [1, 2, 3, 4]) await add({ accountNo: `622200010002000${n + 3}` })
    expect(await tryAdd({ accountNo: '6222000100029999' })).toMatchObject({ code: '44504' })
  })

  it('a sub-account sees the masked list without its acts (BK-01)', async () => {
    await add()
    const sub = gateway.asSession({
      ...key,
      userId: 'u-2',
      isMaster: false,
      reviewStatus: '1',
      models: ['BANK_MANAGE'],
    })
    expect(await sub.ok('default GET /crmgas/bankAccount/list', {})).toMatchObject({ canChange: '0', max: 5 })
  })

  it('banks and their branches, with the name that an account must have', async () => {
    const { list: banks, registeredName } = await li.ok('default GET /crmgas/bankAccount/banks', {})
    expect([banks.length, registeredName]).toEqual([18, '康宁医院'])
    const page = await li.ok('default GET /crmgas/bankAccount/branches', { bankCode: '104', keyword: '石家庄' })
    expect(page).toMatchObject({
      total: 1,
      list: [{ cnapsCode: '104121000010', branchName: '中国银行石家庄分行营业部' }],
    })
  })

  it('money of less than a yuan with the code proves name and number at once, and goes to the balance (BK-03)', async () => {
    const { accountId } = await add()
    const { status, proof } = await begin(accountId)
    expect([status, proof]).toMatchObject(['VERIFYING', { round: 1, triesLeft: 3, result: null }])
    expect(proof?.expireAt).toBe('2026-11-28T09:30:00+08:00')
    expect(await look(accountId)).toMatchObject({ ok: true, data: { status: 'VERIFYING' } })
    await send(`验证 ${proof?.remitCode ?? ''}`)
    await pass(gateway, 301)
    expect(await look(accountId)).toMatchObject({ ok: true, data: { status: 'VERIFIED', proof: { result: 'PROVED' } } })
    expect([await balance(), await openTasks()]).toEqual(['0.37', []])
    // A second payment with the code proves nothing more, and is the customer's money all the same.
    await send(proof?.remitCode ?? '', { amount: '0.01' })
    await pass(gateway, 301)
    expect(await balance()).toBe('0.38')
    gateway.clock.moveTo(T)
  })

  it('money of somebody else counts as a try, stays unclaimed, and the third ends the round (BK-03)', async () => {
    const { accountId } = await add()
    const code = await codeOf(accountId)
    await send(code, { payerName: '张三' })
    await pass(gateway, 301)
    expect(await look(accountId)).toMatchObject({
      code: '44506',
      text: '汇款账户的户名或账号与登记的不一致，还可尝试2次',
    })
    await send(code, { payerAccount: '6222999900001111' })
    await send(code, { payerAccount: '' })
    await pass(gateway, 301)
    expect(await look(accountId)).toMatchObject({ code: '44506' })
    expect(await detail(accountId)).toMatchObject({
      status: 'FAILED',
      proof: { misses: 3, triesLeft: 0, result: 'WRONG' },
    })
    expect([await balance(), await openTasks()]).toEqual(['0.00', ['BANK_ENTRY', 'BANK_ENTRY', 'BANK_ENTRY']])
    await gateway.db.updateTable('reviewTask').set({ droppedAt: gateway.clock.iso() }).execute()
    gateway.clock.moveTo(T)
  })

  it('a yuan with the code is no proof', async () => {
    const { accountId } = await add()
    await send(await codeOf(accountId), { amount: '1.00' })
    await pass(gateway, 301)
    expect(await detail(accountId)).toMatchObject({ status: 'VERIFYING', proof: { misses: 0 } })
    await gateway.db.updateTable('reviewTask').set({ droppedAt: gateway.clock.iso() }).execute()
    gateway.clock.moveTo(T)
  })

  it('ends after five days; a round more begins a day later, and there are three (BK-03)', async () => {
    const { accountId } = await add()
    const begins = () => now(accountId).then((of) => li.call('default POST /crmgas/bankAccount/sendVerify', of))
    for (const round of [1, 2, 3]) {
      expect(await begins()).toMatchObject({ ok: true, data: { proof: { round } } })
      expect(await begins()).toMatchObject({ code: '2904' })
      await pass(gateway, 5 * 86_400)
      expect(await look(accountId)).toMatchObject({ code: '44509' })
      expect(await detail(accountId)).toMatchObject({ status: 'FAILED', proof: { result: 'EXPIRED' } })
      if (round < 3) expect(await begins()).toMatchObject({ code: '2904' })
      moveOn(gateway, 86_400)
    }
    expect(await detail(accountId)).toMatchObject({ isUsedUp: true, nextRoundAt: null })
    expect(await begins()).toMatchObject({ code: '44507' })
    // Staff decide by papers from here on.
    const [task] = await gateway.db.selectFrom('reviewTask').select('taskId').where('bizNo', '=', accountId).execute()
    const { list: tasks } = await staff.ok('btwob GET /review/list', { bizType: 'BANK_ACCOUNT' })
    expect(tasks).toMatchObject([{ title: '银行账户 尾号0003' }])
    const taskId = task?.taskId ?? ''
    const say = (decision: 'PASS' | 'ADJUST', more = {}) =>
      staff.send('btwob POST /review/decide', { taskId, decision, remark: '资料一致', ...more })
    expect(await say('ADJUST', { volume: '1' })).toMatchObject({ code: '2901' })
    expect(await say('PASS')).toMatchObject({ ok: true })
    expect(await detail(accountId)).toMatchObject({ status: 'VERIFIED', proof: { result: 'EXPIRED' } })
    gateway.clock.moveTo(T)
  })

  it('does not begin where the gas company has no account that takes money', async () => {
    const { accountId } = await add()
    const of = await now(accountId)
    const enabled = (on: boolean) => gateway.db.updateTable('bankReceiver').set({ enabled: on }).execute()
    await enabled(false)
    expect(await li.call('default POST /crmgas/bankAccount/sendVerify', of)).toMatchObject({ code: '2902' })
    await enabled(true)
  })

  it('is decided by staff of its company', async () => {
    const { accountId } = await add()
    const say = (ok: boolean, by = staff) => by.call('btwob POST /bank/callback', { accountId, ok })
    const other = gateway.asSession({ userId: 's-2', companyCode: '1001' })
    expect(await say(true, other)).toMatchObject({ code: '2902' })
    expect(await look(accountId)).toMatchObject({ code: '2904' })
    expect(await say(false)).toMatchObject({ ok: true, data: { status: 'FAILED' } })
    expect(await say(true)).toMatchObject({ ok: true, data: { status: 'VERIFIED' } })
    expect(await say(true)).toMatchObject({ code: '2904' })
  })

  it('one default of each purpose, and a proof before it pays (BK-04)', async () => {
    const first = await proved({ purposes: ['PAY', 'INVOICE'] })
    const second = await proved({ accountNo: '6222000100020004' })
    const third = await add({ accountNo: '6222000100020005', purposes: ['PAY'] })
    const set = async (accountId: string, purpose: 'PAY' | 'REFUND' | 'INVOICE') =>
      li.call('default POST /crmgas/bankAccount/setDefault', { ...(await now(accountId)), purpose })
    expect(await set(first, 'PAY')).toMatchObject({ ok: true })
    expect(await set(first, 'INVOICE')).toMatchObject({ ok: true })
    expect(await set(second, 'PAY')).toMatchObject({
      ok: true,
      data: { list: [{ defaultFor: ['INVOICE'] }, { defaultFor: ['PAY'] }, {}] },
    })
    expect(await set(third.accountId, 'PAY')).toMatchObject({ code: '44510' })
    expect(await set(second, 'REFUND')).toMatchObject({ code: '2901' })
    const stale = { accountId: first, version: 0, purpose: 'PAY' as const }
    expect(await li.call('default POST /crmgas/bankAccount/setDefault', stale)).toMatchObject({ code: '2904' })
  })

  it('a transfer offers proved accounts for payments, the default first, and takes one by its id', async () => {
    const [first, second] = [await proved(), await proved({ accountNo: '6222000100020004' })]
    await proved({ accountNo: '6222000100020005', purposes: ['INVOICE'] })
    await add({ accountNo: '6222000100020006' })
    await li.ok('default POST /crmgas/bankAccount/setDefault', { ...(await now(second)), purpose: 'PAY' })
    const { myAccounts } = await li.ok('default GET /crmgas/pay/tt/init', {})
    expect(myAccounts.map(({ bankId, accountNoMask }) => [bankId, accountNoMask])).toEqual([
      [second, '****0004'],
      [first, '****0003'],
    ])
    const { ttId } = await orderTransfer(li, { bankId: second, payerAccount: '' })
    expect(await li.ok('default GET /crmgas/pay/tt/detail', { ttId })).toMatchObject({ payerAccountMask: '****0004' })
    const foreign = payer(gateway, await anAccount(gateway.db, { bp: '1000000299' }))
    const attempt = await foreign.call('default POST /crmgas/pay/tt/create', wanted({ bankId: second }))
    expect(attempt).toMatchObject({ code: '2901' })
  })

  it('is shown whole for a code, once, and the audit log says so (BK-05)', async () => {
    const { accountId } = await add()
    const show = (code: string) => li.call('default POST /crmgas/bankAccount/reveal', { accountId, smsCode: code })
    const code = await smsCode('BANK_VIEW')
    expect(await show(wrongOf(code))).toMatchObject({ code: '2002' })
    expect(await show(code)).toMatchObject({ ok: true, data: { accountNo: NUMBER } })
    expect(await show(code)).toMatchObject({ code: '2003' })
    const audits = await gateway.db
      .selectFrom('auditLog')
      .select(['toState', 'changedBy'])
      .where('entityId', '=', accountId)
    expect(await audits.execute()).toEqual([{ toState: 'REVEALED', changedBy: 'u-1' }])
  })

  it('goes off the file for a code, not while a transfer waits for its money; its number may come back (BK-05)', async () => {
    const { accountId } = await add()
    await begin(accountId)
    const { ttId } = await orderTransfer(li)
    const code = await smsCode('BANK_DELETE')
    const remove = async (smsCode: string, part: object = {}) =>
      li.call('default POST /crmgas/bankAccount/delete', { ...(await now(accountId)), smsCode, ...part })
    expect((await detail(accountId)).usedBy).toMatchObject([{ type: 'TRANSFER', id: ttId }])
    expect(await remove(wrongOf(code))).toMatchObject({ code: '2002' })
    expect(await remove(code)).toMatchObject({ code: '44508' })
    await li.ok('default POST /crmgas/pay/tt/cancel', { ttId })
    expect(await remove(code, { version: 99 })).toMatchObject({ code: '2904' })
    const key = await now(accountId)
    expect(await remove(code)).toMatchObject({ ok: true, data: true })
    expect(await list()).toEqual([])
    const again = { ...key, smsCode: code }
    expect(await li.call('default POST /crmgas/bankAccount/delete', again)).toMatchObject({ code: '2902' })
    const next = await add()
    const late = { accountId: next.accountId, version: 0, smsCode: code }
    expect(await li.call('default POST /crmgas/bankAccount/delete', late)).toMatchObject({ code: '2003' })
  })

  it('is nothing to another customer (2902)', async () => {
    const { accountId, version } = await add()
    const foreign = payer(gateway, await anAccount(gateway.db, { bp: '1000000298' }))
    const of = { accountId, version }
    const attempts = [
      foreign.call('default GET /crmgas/bankAccount/detail', { accountId }),
      foreign.call('default POST /crmgas/bankAccount/sendVerify', of),
      foreign.call('default POST /crmgas/bankAccount/verify', of),
      foreign.call('default POST /crmgas/bankAccount/setDefault', { ...of, purpose: 'PAY' }),
      foreign.call('default POST /crmgas/bankAccount/reveal', { accountId, smsCode: '123456' }),
      foreign.call('default POST /crmgas/bankAccount/delete', { ...of, smsCode: '123456' }),
    ]
    for (const attempt of attempts) expect(await attempt).toMatchObject({ code: '2902' })
    const nobody = gateway.asSession({
      bp: '1000000297',
      companyCode: '1002',
      userId: 'u-9',
      isMaster: true,
      reviewStatus: '1',
    })
    expect(await nobody.call('default POST /crmgas/bankAccount/add', wish())).toMatchObject({ code: '2902' })
  })
})
