import { fileArea, membershipArea, messageArea } from '../../../../test/gateway/areas'
import { aBinding, aCompany, aCustomer } from '../../../../test/gateway/members-kit'
import { brokenInvariants } from '../../../../test/invariants/money'
import { anAccount, payer, requestNo, T } from '../../../../test/gateway/payment-kit'
import { testGateway, type Caller, type TestGateway } from '../../../../test/setup/gateway'
import type { Area } from '../../../areas'
import { paymentArea } from '..'

const COMPANY = '1002'
const [FIRST, SECOND] = [
  { bp: '1000000003', companyCode: COMPANY },
  { bp: '1000000004', companyCode: COMPANY },
] as const
const KEYS = [FIRST, SECOND]

/** A sub-account has a monthly limit at two customer numbers; it pays for both in a basket and for one by an order. */
describe('the locks of a basket', () => {
  let gateway: TestGateway
  let clerk: Caller
  beforeEach(async () => {
    const areas = [paymentArea, messageArea, membershipArea, fileArea] as unknown as Area[]
    gateway = await testGateway({
      areas,
      identify: async () => null,
      demoData: false,
      now: T,
      env: { DEMO_OPERATOR: '0' },
    })
    await aCompany(gateway.db, COMPANY)
    for (const key of KEYS) {
      await anAccount(gateway.db, key)
      await aCustomer(gateway.db, key)
      await aBinding(gateway.db, key, 'u-1', { isMaster: true })
      await aBinding(gateway.db, key, 'u-2', { models: ['PAY_TOPUP'] })
      const limits = { bindingId: `b-u-2-${key.bp}`, perOrder: '100.00', perMonth: '300.00', version: 0 }
      await payer(gateway, key).ok('btwob POST /authority/payLimit/save', limits)
    }
    const sub = { userId: 'u-2', username: '13800000002', isMaster: false, reviewStatus: '1' as const }
    clerk = gateway.asSession({ ...SECOND, ...sub, models: ['PAY_TOPUP'] })
  })
  afterEach(async () => {
    expect(await brokenInvariants(gateway.db, gateway.clock.iso())).toEqual([])
    await gateway.close()
  })

  const topUps = KEYS.map(({ bp }) => ({ bp, kind: 'PREPAY', amount: '50.00' }))
  const basket = () =>
    clerk.send('btwob POST /pay/basket/create', { entries: topUps, channel: 'SANDBOX', requestNo: requestNo() })
  const order = () =>
    clerk.send('default POST /crmgas/pay/createOrder', {
      bizType: 'PREPAY',
      amount: '50.00',
      channel: 'SANDBOX',
      requestNo: requestNo(),
    })

  it.each([
    ['a basket over two accounts', () => basket(), 2],
    ['an order', () => order(), 1],
  ])('%s locks its accounts before the payer', async (_what, place, accounts) => {
    const texts = await gateway.sqlOf(place)
    const payerAt = texts.findIndex((text) => text.includes('pg_advisory_xact_lock'))
    const before = texts.slice(0, payerAt)
    expect(before.filter((text) => text.includes('"gas_account"') && text.includes('for update'))).toHaveLength(
      accounts,
    )
  })

  it('baskets and orders at the same moment: none fails, and together they stay within the month', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, (_none, n) => (n % 2 === 0 ? basket() : order())))
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['1000', '0', 'A2341']))
    const sums = await gateway.db
      .selectFrom('payOrder')
      .select((eb) => ['bp', eb.fn.sum<string>('amount').as('sum')])
      .groupBy('bp')
      .execute()
    expect(sums.find(({ bp }) => bp === SECOND.bp)?.sum).toBe('300.00')
  })
})
