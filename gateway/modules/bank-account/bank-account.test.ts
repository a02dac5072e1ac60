import { NUMBER, bankAccounts } from '../../../test/gateway/bank-account-kit'
import { wrongOf } from '../../../test/gateway/login-kit'
import { anAccount, pass, payer, requestNo } from '../../../test/gateway/payment-kit'
import { orderTransfer, wanted } from '../../../test/gateway/transfer-kit'

const bank = bankAccounts()
const { wish, tryAdd, add, detail, list, now, begin, proved, smsCode } = bank

test('is kept sealed and shown masked; a repeat of the request adds it once', async () => {
  const request = requestNo()
  const added = await add({ accountNo: '６２２２ 0001-0002 0003', requestNo: request })
  expect(added).toMatchObject({ accountNoMask: '**** **** **** 0003', status: 'TO_VERIFY', bankName: '中国银行' })
  expect(await add({ accountNo: '６２２２ 0001-0002 0003', requestNo: request })).toEqual(added)
  expect(await list()).toEqual([added])
  const row = await bank.gateway.db
    .selectFrom('bankAccount')
    .selectAll()
    .where('bp', '=', bank.key.bp)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(NUMBER)
})

test.each([
  ['44501', { accountName: '康宁医药' }],
  ['44502', { accountNo: '1234567' }],
  ['44503', { cnapsCode: '999' }],
  ['44503', { bankCode: '102' }],
])('refuses %s for %j', async (code, part) => expect(await tryAdd(part)).toMatchObject({ code }))

test('refuses a number on file, 44505, also of two at once; the sixth, 44504', async () => {
  const answers = await Promise.all([tryAdd(), tryAdd()])
  expect(answers.map(({ ok, code }) => (ok ? 'added' : code)).sort()).toEqual(['44505', 'added'])
  for (const n of [1, 2, 3, 4]) await add({ accountNo: `622200010002000${n + 3}` })
  expect(await tryAdd({ accountNo: '6222000100029999' })).toMatchObject({ code: '44504' })
})

test('a sub-account sees the masked list without its acts (BK-01)', async () => {
  await add()
  const sub = bank.gateway.asSession({
    ...bank.key,
    userId: 'u-2',
    isMaster: false,
    reviewStatus: '1',
    models: ['BANK_MANAGE'],
  })
  expect(await sub.ok('default GET /crmgas/bankAccount/list', {})).toMatchObject({ canChange: '0', max: 5 })
})

test('banks and their branches, with the name that an account must have', async () => {
  const { list: banks, registeredName } = await bank.li.ok('default GET /crmgas/bankAccount/banks', {})
  expect([banks.length, registeredName]).toEqual([18, '康宁医院'])
  const page = await bank.li.ok('default GET /crmgas/bankAccount/branches', { bankCode: '104', keyword: '石家庄' })
  expect(page).toMatchObject({
    total: 1,
    list: [{ cnapsCode: '104121000010', branchName: '中国银行石家庄分行营业部' }],
  })
})

test('one default of each purpose, and a proof before it pays (BK-04)', async () => {
  const first = await proved({ purposes: ['PAY', 'INVOICE'] })
  const second = await proved({ accountNo: '6222000100020004' })
  const third = await add({ accountNo: '6222000100020005', purposes: ['PAY'] })
  const set = async (accountId: string, purpose: 'PAY' | 'REFUND' | 'INVOICE') =>
    bank.li.call('default POST /crmgas/bankAccount/setDefault', { ...(await now(accountId)), purpose })
  expect(await set(first, 'PAY')).toMatchObject({ ok: true })
  expect(await set(first, 'INVOICE')).toMatchObject({ ok: true })
  expect(await set(second, 'PAY')).toMatchObject({
    ok: true,
    data: { list: [{ defaultFor: ['INVOICE'] }, { defaultFor: ['PAY'] }, {}] },
  })
  expect(await set(third.accountId, 'PAY')).toMatchObject({ code: '44510' })
  expect(await set(second, 'REFUND')).toMatchObject({ code: '2901' })
  const stale = { accountId: first, version: 0, purpose: 'PAY' as const }
  expect(await bank.li.call('default POST /crmgas/bankAccount/setDefault', stale)).toMatchObject({ code: '2904' })
})

test('a transfer offers proved accounts for payments, the default first, and takes one by its id', async () => {
  const [first, second] = [await proved(), await proved({ accountNo: '6222000100020004' })]
  await proved({ accountNo: '6222000100020005', purposes: ['INVOICE'] })
  await add({ accountNo: '6222000100020006' })
  await bank.li.ok('default POST /crmgas/bankAccount/setDefault', { ...(await now(second)), purpose: 'PAY' })
  const { myAccounts } = await bank.li.ok('default GET /crmgas/pay/tt/init', {})
  expect(myAccounts.map(({ bankId, accountNoMask }) => [bankId, accountNoMask])).toEqual([
    [second, '****0004'],
    [first, '****0003'],
  ])
  const { ttId } = await orderTransfer(bank.li, { bankId: second, payerAccount: '' })
  expect(await bank.li.ok('default GET /crmgas/pay/tt/detail', { ttId })).toMatchObject({
    payerAccountMask: '****0004',
  })
  const foreign = payer(bank.gateway, await anAccount(bank.gateway.db, { bp: '1000000299' }))
  const attempt = await foreign.call('default POST /crmgas/pay/tt/create', wanted({ bankId: second }))
  expect(attempt).toMatchObject({ code: '2901' })
})

test('money from a proved account is of its customer under any name, but not against its own remark (AE-77)', async () => {
  await proved()
  await anAccount(bank.gateway.db, { bp: '1000000296' })
  const { ttId } = await orderTransfer(bank.li)
  const arrival = async () => {
    await pass(bank.gateway, 301)
    const { state, arrival: waiting } = await bank.li.ok('default GET /crmgas/pay/tt/detail', { ttId })
    return [state, waiting]
  }
  await bank.send('代付户号1000000296', { amount: '500.00', payerName: '康宁医院财务处' })
  expect(await arrival()).toEqual(['WAIT_REMIT', null])
  await bank.send('合同2026112301', { amount: '500.00', payerName: '康宁医院财务处' })
  expect(await arrival()).toEqual(['MATCHED', null])
})

test('is shown whole for a code, once, and the audit log says so (BK-05)', async () => {
  const { accountId } = await add()
  const show = (code: string) => bank.li.call('default POST /crmgas/bankAccount/reveal', { accountId, smsCode: code })
  const code = await smsCode('BANK_VIEW')
  expect(await show(wrongOf(code))).toMatchObject({ code: '2002' })
  expect(await show(code)).toMatchObject({ ok: true, data: { accountNo: NUMBER } })
  expect(await show(code)).toMatchObject({ code: '2003' })
  const audits = await bank.gateway.db
    .selectFrom('auditLog')
    .select(['toState', 'changedBy'])
    .where('entityId', '=', accountId)
    .execute()
  expect(audits).toEqual([{ toState: 'REVEALED', changedBy: 'u-1' }])
})

test('a branch that the list does not have is kept by its name; the name of a listed one is the list’s (BK-02)', async () => {
  const typed = { bankCode: '104', cnapsCode: '104100099996', branchName: ' 中国银行北京西单支行 ' }
  expect(await add(typed)).toMatchObject({ branchName: '中国银行北京西单支行', status: 'TO_VERIFY' })
  const { cnapsCode } = wish()
  const listed = await add({ accountNo: '6222000100020004', cnapsCode, branchName: '别的名称' })
  expect(listed.branchName).toMatch(/^中国银行.*分行营业部$/)
  const accountId = await proved({ ...typed, accountNo: '6222000100020005' })
  expect((await detail(accountId)).status).toBe('VERIFIED')
})

test('goes off the file for a code, not while a transfer waits for its money; its number may come back (BK-05)', async () => {
  const { accountId } = await add()
  await begin(accountId)
  const { ttId } = await orderTransfer(bank.li)
  const code = await smsCode('BANK_DELETE')
  const remove = async (smsCode: string, part: object = {}) =>
    bank.li.call('default POST /crmgas/bankAccount/delete', { ...(await now(accountId)), smsCode, ...part })
  expect((await detail(accountId)).usedBy).toMatchObject([{ type: 'TRANSFER', id: ttId }])
  expect(await remove(wrongOf(code))).toMatchObject({ code: '2002' })
  expect(await remove(code)).toMatchObject({ code: '44508' })
  await bank.li.ok('default POST /crmgas/pay/tt/cancel', { ttId })
  expect(await remove(code, { version: 99 })).toMatchObject({ code: '2904' })
  const seen = await now(accountId)
  expect(await remove(code)).toMatchObject({ ok: true, data: true })
  expect(await list()).toEqual([])
  const again = { ...seen, smsCode: code }
  expect(await bank.li.call('default POST /crmgas/bankAccount/delete', again)).toMatchObject({ code: '2902' })
  const next = await add()
  const late = { accountId: next.accountId, version: 0, smsCode: code }
  expect(await bank.li.call('default POST /crmgas/bankAccount/delete', late)).toMatchObject({ code: '2003' })
})

test('is nothing to another customer (2902)', async () => {
  const { accountId, version } = await add()
  const foreign = payer(bank.gateway, await anAccount(bank.gateway.db, { bp: '1000000298' }))
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
  const unknown = bank.gateway.asSession({
    bp: '1000000297',
    companyCode: '1002',
    userId: 'u-9',
    isMaster: true,
    reviewStatus: '1',
  })
  expect(await unknown.call('default GET /crmgas/bankAccount/banks', {})).toMatchObject({ code: '2902' })
  expect(await unknown.call('default POST /crmgas/bankAccount/add', wish())).toMatchObject({ code: '2902' })
})
