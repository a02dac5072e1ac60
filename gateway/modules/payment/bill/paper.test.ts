import { formatMoney, sumMoney } from '@domain/money'
import { formatVolumeNumber, subtractVolume } from '@domain/volume'
import { textsOfPdf } from '../../../../test/gateway/pdf-kit'
import { testGateway, type Caller, type TestGateway } from '../../../../test/setup/gateway'

/** Bills as documents, over the demo data. */
let gateway: TestGateway
let factory: Caller, hospital: Caller
beforeAll(async () => {
  gateway = await testGateway()
  factory = await gateway.as('13800000001')
  hospital = await gateway.as('13800000008')
})
afterAll(() => gateway.close())

const open = (url: string) => gateway.gateway.app.inject({ method: 'GET', url, headers: { host: 'gas.test' } })
const billsOf = async (caller: Caller, input = {}) =>
  (await caller.ok('default GET /crmgas/bill/list', { pageSize: 50, ...input })).list
const paperOf = async (caller: Caller, billId: string) => {
  const { url, fileName } = await caller.ok('default GET /crmgas/bill/pdf', { billId })
  const answer = await open(url)
  return { url, fileName, answer, text: textsOfPdf(answer.rawPayload) }
}

it('says the amount, the tiers, the tax, the due date and the account to pay to, for every bill', async () => {
  for (const caller of [factory, hospital])
    for (const bill of await billsOf(caller)) {
      const detail = await caller.ok('default GET /crmgas/bill/detail', { billId: bill.billId })
      const { answer, fileName, text } = await paperOf(caller, bill.billId)
      expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf' })
      expect(answer.headers['content-disposition']).toContain(encodeURIComponent(fileName))
      const whole = text.join('')
      const figures = detail.lines.flatMap(({ segments }) =>
        segments.map(({ amount }) => formatMoney(amount).replace('¥', '')),
      )
      const said = [
        bill.billNo,
        bill.dueDate,
        formatMoney(bill.receivable),
        ...(detail.taxAmount === null ? [] : [formatMoney(detail.taxAmount)]),
        ...figures,
        ...(bill.packageVolume === '0.00' ? [] : ['气量包抵扣，已另行支付', formatVolumeNumber(bill.packageVolume)]),
        ...(['UNPAID', 'PART_PAID', 'OVERDUE'].includes(bill.state)
          ? ['收款账号', '汇款附言', formatMoney(bill.totalDue)]
          : []),
        ...(bill.state === 'PAID' ? ['已缴清'] : []),
      ]
      expect([bill.billNo, said.filter((one) => !whole.includes(one))]).toEqual([bill.billNo, []])
    }
})

it('its rows add up to the bill, its volume to what was used', async () => {
  const bill = (await billsOf(factory)).find(({ packageVolume }) => packageVolume !== '0.00')
  const { text } = await paperOf(factory, bill?.billId ?? '')
  const detail = await factory.ok('default GET /crmgas/bill/detail', { billId: bill?.billId ?? '' })
  const total = sumMoney([...detail.lines, ...detail.extras].map(({ amount }) => amount))
  expect(total).toBe(bill?.receivable)
  const at = text.indexOf('合计')
  const priced = subtractVolume(bill?.volume ?? '', bill?.packageVolume ?? '')
  expect(text.slice(at, at + 3)).toEqual(['合计', formatVolumeNumber(priced), formatMoney(total).replace('¥', '')])
  expect(text[text.indexOf('气量合计') + 1]).toBe(formatVolumeNumber(bill?.volume ?? ''))
})

it('gives the code of the transfer that was ordered for it', async () => {
  const open = (await billsOf(hospital, { state: 'UNPAID_ALL' })).find(({ canPay }) => canPay)
  const { receivers } = await hospital.ok('default GET /crmgas/pay/tt/init', {})
  const { ttId } = await hospital.ok('default POST /crmgas/pay/tt/create', {
    requestNo: 'bill-paper-1',
    purpose: 'BILL',
    billIds: [open?.billId ?? ''],
    amount: open?.totalDue ?? '',
    receiverId: receivers[0]?.id ?? '',
    payerName: '康宁医院',
    payerBank: '中国银行石家庄分行',
    payerAccount: '100200300400500600',
  })
  const { remitCode } = await hospital.ok('default GET /crmgas/pay/tt/detail', { ttId })
  const { text } = await paperOf(hospital, open?.billId ?? '')
  expect(text.join('')).toContain(`${remitCode}（汇款附言务必填写`)
})

it('that an application for instalments holds asks for no transfer: it is not paid singly (AE-42)', async () => {
  const bill = (await billsOf(hospital, { state: 'UNPAID_ALL' }))[0]
  const billId = bill?.billId ?? ''
  const hold = (heldByPlan: string | null) =>
    gateway.db.updateTable('bill').set({ heldByPlan }).where('billId', '=', billId).execute()
  await hold('applied')
  try {
    const { canPay } = await hospital.ok('default GET /crmgas/bill/detail', { billId })
    const said = (await paperOf(hospital, billId)).text.join('')
    expect([canPay, said.includes('收款账号'), said.includes('已申请分期')]).toEqual([false, false, true])
  } finally {
    await hold(null)
  }
})

it('is the bill of its customer only, and its address closes after ten minutes', async () => {
  const [own] = await billsOf(factory)
  const billId = own?.billId ?? ''
  expect((await hospital.call('default GET /crmgas/bill/pdf', { billId })).code).toBe('2902')
  const { url, answer } = await paperOf(factory, billId)
  expect((await open(url)).rawPayload.equals(answer.rawPayload)).toBe(true)
  expect((await open(url.replace('bill-', 'statement-'))).statusCode).toBe(403)
  gateway.clock.moveTo(new Date(gateway.clock.now() + 11 * 60_000).toISOString())
  expect((await open(url)).statusCode).toBe(403)
})
