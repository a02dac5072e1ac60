import type { In } from '@contract'
import { brokenInvariants } from '../../../test/invariants/money'
import { nextRequestNo } from '../../../test/gateway/case-kit'
import { FACTORY, people, signature, drawn, uploaded } from '../../../test/gateway/inspection-kit'
import { pass } from '../../../test/gateway/payment-kit'
import { testGateway, type TestGateway } from '../../../test/setup/gateway'
import { bankOf } from '../../demo/stand-ins/bank'

const PAYMENTS = 'job GET /project/queryPaymentInfo'
const ORDER = 'default POST /crmgas/pay/tt/create'
type Order = In<typeof ORDER>

let gateway: TestGateway
let at: ReturnType<typeof people>
let projectId: string
let receiver: { id: string; accountNo: string }
beforeEach(async () => {
  gateway = await testGateway({ daily: ['project'] })
  at = people(gateway)
  await gateway.db.updateTable('ttOrder').set({ state: 'CANCELLED' }).where('bp', '=', FACTORY.bp).execute()
  projectId = (
    await at.inspector.ok('btwob POST /project/create', {
      requestNo: nextRequestNo(),
      bp: FACTORY.bp,
      projectName: '五号窑新增用气',
      projectType: 'NEW',
      customerClass: 'INDUSTRY',
      address: '云鹏道18号',
      peakFlow: '100.00',
      annualVolume: '500000',
      pressureLevel: 'LOW',
      people: [{ role: 'MANAGER', name: '冯涛', phone: '13800000031' }],
      applyDate: '2026-11-20',
    })
  ).projectId
  for (const nodeCode of ['EX01', 'EX02', 'EX03', 'DE01']) {
    const { version } = await at.inspector.ok('btwob GET /project/detail', { projectId })
    await at.inspector.ok('btwob POST /project/node/update', { projectId, version, nodeCode, event: 'FINISH' })
  }
  const quote = [{ item: '管道', spec: '', unit: '项', quantity: '1.00', price: '10000.00' }]
  const scheme = { requestNo: nextRequestNo(), projectId, title: '方案', summary: '', quote, planDays: 30 }
  const { schemeId } = await at.inspector.ok('btwob POST /project/scheme/publish', scheme)
  await at.master.ok('job POST /customer/node/confirmScheme', {
    projectId,
    schemeId,
    versionNo: 1,
    confirm: '1',
    signFileId: await signature(gateway),
    signMeta: drawn,
    requestNo: nextRequestNo(),
  })
  const { receivers } = await at.master.ok('default GET /crmgas/pay/tt/init', {})
  const [first] = receivers
  if (!first) throw new Error('no receiver')
  receiver = first
})
afterEach(async () => {
  expect(await brokenInvariants(gateway.db, gateway.clock.iso())).toEqual([])
  await gateway.close()
})

const first = async () => {
  const [row] = (await at.master.ok(PAYMENTS, { projectId })).list
  if (!row) throw new Error('no instalment')
  return row
}
const wanted = (payNo: string, over: Partial<Order> = {}): Order => ({
  purpose: 'PROJECT',
  payNo,
  amount: '3000.00',
  receiverId: receiver.id,
  payerName: '华北精工陶瓷有限公司',
  payerAccount: '6222000100020003',
  payerBank: '中国银行',
  requestNo: nextRequestNo(),
  ...over,
})
const come = async (amount: string, note: string, payerAccount = '6222000100020003') => {
  await bankOf(gateway.gateway.work)?.receive(
    { companyCode: FACTORY.companyCode, accountNo: receiver.accountNo },
    { amount, payerName: '华北精工陶瓷有限公司', payerAccount, note, tradeAt: gateway.clock.iso() },
  )
  await pass(gateway, 301)
}
const balance = async () =>
  (await gateway.db.selectFrom('gasAccount').select('balance').where('bp', '=', FACTORY.bp).executeTakeFirstOrThrow())
    .balance

test('an instalment is paid by money with its code, and the page had the code meanwhile', async () => {
  const row = await first()
  expect(row).toMatchObject({ status: 'TO_PAY', transfer: null })
  const before = await balance()
  const { remitCode, ttId } = await at.master.ok(ORDER, wanted(row.paymentId))
  expect(await first()).toMatchObject({ transfer: { ttId, remitCode, amount: '3000.00' } })
  // One transfer for an instalment.
  expect(await at.master.call(ORDER, wanted(row.paymentId))).toMatchObject({ code: '2902' })
  await come('3000.00', `工程款 ${remitCode}`)
  expect(await first()).toMatchObject({ status: 'PAID', unpaidAmount: '0.00', transfer: null })
  expect(await balance()).toBe(before)
  const { list } = await at.master.ok('job GET /customer/project/updates', { projectId })
  expect(list.map(({ title }) => title)).toContain('收到预付款¥3,000.00')
  expect(await at.master.call(ORDER, wanted(row.paymentId))).toMatchObject({ code: '2902' })
})

test('another amount than what is left is refused, and so is another customer', async () => {
  const { paymentId } = await first()
  expect(await at.master.call(ORDER, wanted(paymentId, { amount: '2999.00' }))).toMatchObject({ code: 'A2327' })
  const other = { bp: '1000000002', companyCode: '1001', userId: 'other', isMaster: true, reviewStatus: '1' } as const
  expect(await gateway.asSession(other).call(ORDER, wanted(paymentId))).toMatchObject({ code: '2902' })
})

test('a voucher is for what came without a code: none beside an open transfer (PJ-07); what comes second stays on the balance', async () => {
  const row = await first()
  const { remitCode, ttId } = await at.master.ok(ORDER, wanted(row.paymentId))
  const before = await balance()
  const voucher = {
    paymentId: row.paymentId,
    version: row.version,
    amount: '3000.00',
    files: [await uploaded(gateway, 'director', { bizType: 'PROJECT' })],
    payDate: '2026-11-23',
    requestNo: nextRequestNo(),
  }
  const send = () => at.master.call('job POST /project/payment/voucher', { ...voucher, requestNo: nextRequestNo() })
  expect(await send()).toMatchObject({ code: '44607' })
  await at.master.ok('default POST /crmgas/pay/tt/cancel', { ttId })
  expect(await send()).toMatchObject({ ok: true })
  const link = (id: string | null) =>
    gateway.db.updateTable('projectPayment').set({ ttId: id }).where('paymentId', '=', row.paymentId).execute()
  const audit = async (passed: '0' | '1') =>
    at.inspector.call('btwob POST /project/payment/audit', {
      paymentId: row.paymentId,
      version: (await first()).version,
      passed,
    })
  // A row of before the rule.
  await link(ttId)
  expect(await audit('1')).toMatchObject({ code: '44607' })
  await link(null)
  expect(await audit('1')).toMatchObject({ ok: true })
  await link(ttId)
  expect(await first()).toMatchObject({ status: 'PAID', paidAmount: '3000.00', transfer: null })
  await come('3000.00', remitCode)
  expect(await first()).toMatchObject({ paidAmount: '3000.00' })
  expect(Number(await balance())).toBeGreaterThan(Number(before))
})

test('too little stays on the balance and the instalment waits for another transfer', async () => {
  const row = await first()
  const { remitCode } = await at.master.ok(ORDER, wanted(row.paymentId))
  await come('2000.00', remitCode)
  expect(await first()).toMatchObject({ status: 'TO_PAY', paidAmount: '0.00', transfer: null })
  await at.master.ok(ORDER, wanted(row.paymentId))
})

test('without a code and of an unknown account it waits at the desk', async () => {
  const row = await first()
  await at.master.ok(ORDER, wanted(row.paymentId))
  await come('3000.00', '工程款', '6222000999999999')
  expect(await first()).toMatchObject({ status: 'TO_PAY' })
  const tasks = await gateway.db
    .selectFrom('reviewTask')
    .select('bizType')
    .where('bizType', '=', 'BANK_ENTRY')
    .where('decision', 'is', null)
    .execute()
  expect(tasks.length).toBeGreaterThan(0)
})

test('a transfer that is cancelled frees its instalment; a paused project expects none (PJ-11)', async () => {
  const row = await first()
  const { ttId } = await at.master.ok(ORDER, wanted(row.paymentId))
  await at.master.ok('default POST /crmgas/pay/tt/cancel', { ttId })
  expect((await first()).transfer).toBeNull()
  const { version } = await at.inspector.ok('btwob GET /project/detail', { projectId })
  await at.inspector.ok('btwob POST /project/pause', { projectId, version, reason: '待定' })
  expect(await at.master.call(ORDER, wanted(row.paymentId))).toMatchObject({ code: '2902' })
})

test('money that comes after the project was given up stays on the balance (D 3.8)', async () => {
  const row = await first()
  const { remitCode } = await at.master.ok(ORDER, wanted(row.paymentId))
  const { version } = await at.inspector.ok('btwob GET /project/detail', { projectId })
  await at.inspector.ok('btwob POST /project/terminate', { projectId, version, reason: '客户撤销' })
  const before = await balance()
  await come('3000.00', remitCode)
  expect(await first()).toMatchObject({ status: 'TO_PAY', paidAmount: '0.00', transfer: null })
  expect(Number(await balance()) - Number(before)).toBe(3000)
})
