import { testGateway, type TestGateway } from '../../../test/setup/gateway'
import { formatMoney } from '@domain/money'
import { rounded } from '@domain/decimal-text'
import { sumVolume } from '@domain/volume'
import { textsOfPdf } from '../../../test/gateway/pdf-kit'
import { brokenInvariants } from '../../../test/invariants/money'

/** A 8 on the seeded database: the states that the pages show, and books that add up. */
describe('demo data', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway()
  })
  afterAll(() => gateway.close())

  it('adds up', async () => {
    expect(await brokenInvariants(gateway.db, gateway.clock.iso())).toEqual([])
  })

  it('holds an order of each state at 1000000001, and refunds applied for and refused', async () => {
    const orders = await gateway.db
      .selectFrom('payOrder')
      .select('state')
      .distinct()
      .where('bp', '=', '1000000001')
      .execute()
    expect(orders.map((row) => row.state).sort()).toEqual([
      'CLOSED',
      'CLOSED_PART',
      'PART_PAID',
      'PAYING',
      'REFUNDED',
      'SUCCESS',
      'SUCCESS_TO_BALANCE',
      'WAIT_PAY',
    ])
    const refunds = await gateway.db.selectFrom('refund').select('state').orderBy('state').execute()
    expect(refunds.map((row) => row.state)).toEqual(['APPLIED', 'DONE', 'DONE', 'REFUSED'])
  })

  it('holds a transfer of each state at 1000000001, and nothing that is late (Y-01)', async () => {
    const transfers = await gateway.db.selectFrom('ttOrder').select(['state', 'bp']).orderBy('state').execute()
    expect(transfers.map(({ state, bp }) => `${bp} ${state}`)).toEqual(
      ['CANCELLED', 'DIFF', 'EXPIRED', 'MATCHED', 'REJECTED', 'WAIT_REMIT', 'WAIT_VERIFY'].map(
        (s) => `1000000001 ${s}`,
      ),
    )
    const late = await gateway.db.selectFrom('moneyPromise').select('step').where('state', '=', 'LATE').execute()
    const waiting = await gateway.db
      .selectFrom('moneyPromise')
      .select(['step', 'dueAt'])
      .where('state', '=', 'WAITING')
      .execute()
    expect(late).toEqual([])
    expect(waiting.map(({ step }) => step).sort()).toEqual(['ARRIVED', 'REFUNDED'])
    for (const { dueAt } of waiting) expect(dueAt > gateway.clock.iso()).toBe(true)
  })

  it('holds an active plan over m−5 and m−6 of the hospital, its first part paid, the second due in four days', async () => {
    const bills = await gateway.db
      .selectFrom('bill')
      .select('billMonth')
      .distinct()
      .where('state', '=', 'IN_INSTALLMENT')
      .orderBy('billMonth')
      .execute()
    expect(bills.map((row) => row.billMonth)).toEqual(['2026-05', '2026-06'])
    const items = await gateway.db
      .selectFrom('installmentItem as i')
      .innerJoin('installmentPlan as p', 'p.planId', 'i.planId')
      .select(['i.seq', 'i.state', 'i.dueDate'])
      .where('p.state', '=', 'ACTIVE')
      .orderBy('i.seq')
      .execute()
    expect(items.slice(0, 3)).toMatchObject([
      { state: 'PAID' },
      { state: 'PAID' },
      { state: 'DUE', dueDate: '2026-11-27' },
    ])
  })

  it('holds a settled and a rejected plan of the textile mill, each with its agreement', async () => {
    const textile = { bp: '1000000004', companyCode: '1002', userId: 'u-1', isMaster: true, reviewStatus: '1' } as const
    const liu = gateway.asSession(textile)
    const { list } = await liu.ok('default GET /crmgas/installment/list', {})
    expect(list.map(({ state, restAmount }) => `${state} ${restAmount}`)).toEqual(
      expect.arrayContaining(['SETTLED 0.00', expect.stringMatching(/^REJECTED /)]),
    )
    for (const { planId, planNo, totalAmount } of list) {
      const { agreementUrl } = await liu.ok('default GET /crmgas/installment/detail', { planId })
      const paper = await gateway.gateway.app.inject({
        method: 'GET',
        url: agreementUrl,
        headers: { host: 'gas.test' },
      })
      expect(paper.headers).toMatchObject({ 'content-type': 'application/pdf' })
      const text = textsOfPdf(paper.rawPayload).join('')
      for (const said of ['分期缴费协议', planNo, formatMoney(totalAmount), '宏达纺织', '在线同意'])
        expect(text).toContain(said)
    }
  })

  it('lets the master of 1000000003 read bills, records, ledger and vouchers', async () => {
    const zhao = await gateway.as('13800000008')
    const bills = await zhao.ok('default GET /crmgas/bill/list', { state: 'UNPAID_ALL' })
    expect(bills.list.map((row) => row.state)).toEqual(expect.arrayContaining(['OVERDUE', 'UNPAID', 'IN_INSTALLMENT']))
    for (const bill of bills.list) {
      const detail = await zhao.ok('default GET /crmgas/bill/detail', { billId: bill.billId })
      expect(detail.lines.length).toBeGreaterThan(0)
      const days = await zhao.ok('default GET /crmgas/bill/dayDetail', { billId: bill.billId, pageSize: 50 })
      expect(days.sum.tail.replace('-', '') < '1.00').toBe(true)
    }
    const part = bills.list.find((row) => row.state === 'OVERDUE')
    expect(part).toMatchObject({ overdueDays: 18, canPay: true })
    expect((await zhao.ok('default GET /crmgas/pay/record', {})).total).toBeGreaterThan(60)
    expect((await zhao.ok('default GET /crmgas/voucher/list', {})).total).toBeGreaterThan(60)
    const pay = await zhao.ok('default GET /crmgas/pay/payMeters', {})
    expect(pay.groups.map((group) => group.type)).toEqual(['IOT', 'MECH'])
    expect(pay.account).toMatchObject({ chargeMode: 'POSTPAID', canPrepay: true })
  })

  it('shows the card customer the meter with the least gas first, and the gas of what was bought for money', async () => {
    const chen = await gateway.as('13800000007')
    const { groups } = await chen.ok('default GET /crmgas/pay/payMeters', {})
    const cards = groups.flatMap(({ type, meters }) => (type === 'IC' ? meters : []))
    expect(cards.map(({ name, remainVolume }) => [name, remainVolume])).toEqual([
      ['大堂', '126.4'],
      ['面点间', '204.0'],
      ['后厨', '318.5'],
      ['明档', null],
    ])
    const { list } = await chen.ok('default GET /crmgas/gasPaymentOrder/list', {})
    const forMoney = list.filter(({ volume }) => volume === null)
    expect(forMoney.length).toBeGreaterThan(0)
    for (const { gasOrderId, pricedVolume } of forMoney) {
      const { segments } = await chen.ok('default GET /crmgas/gasPaymentOrder/detail', { gasOrderId })
      const sum = segments.length === 0 ? null : sumVolume(segments.map(({ volume }) => volume))
      expect(pricedVolume).toBe(sum && rounded(sum, 1))
    }
  })
})
