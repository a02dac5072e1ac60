import fc from 'fast-check'
import { tries } from '../../../test/setup/engine'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { decideRefund } from './refund/refunds'
import { offsetBills } from '../billing/service'
import { post } from '../gas-account/service'
import { brokenInvariants } from '../../../test/invariants/money'
import {
  aBill,
  anAccount,
  inTransaction,
  pass,
  payer,
  paymentGateway,
  requestNo,
} from '../../../test/gateway/payment-kit'

/** What can happen to an account; indexes wrap around what there is. */
type Step =
  | { do: 'bill'; fen: number; dueIn: number }
  | { do: 'order'; bills: number[]; part: number | null; useBalance: boolean; actor: number }
  | { do: 'topUp'; fen: number; actor: number }
  | { do: 'buy'; bills: number[]; fen: number; actor: number; result: 'SUCCESS' | 'FAIL' | 'CANCEL' | 'LATE' }
  | { do: 'prepay'; order: number }
  | { do: 'act'; order: number; result: 'SUCCESS' | 'FAIL' | 'CANCEL' | 'LATE' }
  | { do: 'poll'; order: number }
  | { do: 'cancel'; order: number }
  | { do: 'mode'; mode: string }
  | { do: 'pass'; seconds: number }
  | { do: 'offset' }
  | { do: 'gift'; fen: number }
  | { do: 'refund'; order: number; pass: boolean }

const nth = fc.nat({ max: 7 })
const actor = fc.nat({ max: 1 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('bill' as const),
      fen: fc.integer({ min: 1, max: 9_000_000 }),
      dueIn: fc.integer({ min: -80, max: 20 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      bills: fc.uniqueArray(nth, { minLength: 1, maxLength: 3 }),
      part: fc.option(fc.integer({ min: 10_000, max: 200_000 })),
      useBalance: fc.boolean(),
      actor,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('topUp' as const), fen: fc.integer({ min: 1000, max: 9_000_000 }), actor }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      bills: fc.uniqueArray(nth, { minLength: 0, maxLength: 2 }),
      fen: fc.integer({ min: 1000, max: 12_000_000 }),
      actor,
      result: fc.constantFrom('SUCCESS', 'SUCCESS', 'SUCCESS', 'FAIL', 'CANCEL', 'LATE'),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('prepay' as const), order: nth }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('act' as const),
      order: nth,
      result: fc.constantFrom('SUCCESS', 'SUCCESS', 'FAIL', 'CANCEL', 'LATE'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('poll' as const), order: nth }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), order: nth }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('mode' as const),
      mode: fc.constantFrom('NORMAL', 'NEVER', 'TWICE', 'BAD_SIGNATURE', 'BAD_AMOUNT', 'DOWN', 'REFUND_REFUSED'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('pass' as const), seconds: fc.constantFrom(3, 7, 25, 65, 1801, 90_000) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('offset' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('gift' as const), fen: fc.integer({ min: 1, max: 900_000 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refund' as const), order: nth, pass: fc.boolean() }) },
)

const yuan = (fen: number) => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`
const dayOf = (millis: number) => new Date(millis + 8 * 3600_000).toISOString().slice(0, 10)

/** One account with its two payers, played through a sequence. */
class Play {
  private readonly billIds: string[] = []
  private readonly orders: { orderId: string; owner: Caller; token: string | null }[] = []
  readonly codes: string[] = []

  constructor(
    private readonly gateway: TestGateway,
    private readonly key: { bp: string; companyCode: string },
    private readonly payers: Caller[],
  ) {}

  async run(step: Step): Promise<void> {
    switch (step.do) {
      case 'bill':
        return this.bill(step)
      case 'order':
        return this.order(step)
      case 'topUp':
        return this.keep(this.payer(step.actor), { bizType: 'PREPAY', amount: yuan(step.fen) })
      case 'buy':
        return this.buy(step)
      case 'mode':
        return void (await this.gateway.setting('sandbox.mode', step.mode))
      case 'pass':
        return pass(this.gateway, step.seconds)
      case 'offset':
        return void (await inTransaction(this.gateway, (work) => offsetBills(work, this.key)))
      case 'gift':
        return this.gift(step.fen)
      default:
        return this.onOrder(step)
    }
  }

  private payer(index: number): Caller {
    return this.payers[index % this.payers.length] as Caller
  }

  private async bill(step: { fen: number; dueIn: number }): Promise<void> {
    const billId = `${this.key.bp}-${this.billIds.length}`
    const dueDate = dayOf(this.gateway.clock.now() + step.dueIn * 86_400_000)
    const billMonth = `2020-${String((this.billIds.length % 12) + 1).padStart(2, '0')}`
    await aBill(this.gateway.db, this.key, {
      billId,
      receivable: yuan(step.fen),
      dueDate,
      billMonth,
      state: step.dueIn < 0 ? 'OVERDUE' : 'UNPAID',
    })
    this.billIds.push(billId)
  }

  private async order(step: {
    bills: number[]
    part: number | null
    useBalance: boolean
    actor: number
  }): Promise<void> {
    if (this.billIds.length === 0) return
    const chosen = [...new Set(step.bills.map((n) => this.billIds[n % this.billIds.length] as string))]
    const amount = step.part === null ? {} : { amount: yuan(step.part) }
    const billIds = chosen.map((billId) => ({ billId, ...amount }))
    await this.keep(this.payer(step.actor), { bizType: 'BILL', billIds, useBalance: step.useBalance ? '1' : '0' })
  }

  private async keep(caller: Caller, input: object): Promise<void> {
    const made = await caller.send('default POST /crmgas/pay/createOrder', {
      channel: 'SANDBOX',
      requestNo: requestNo(),
      ...input,
    })
    this.codes.push(made.code)
    if (made.ok) this.orders.push({ orderId: (made.data as { orderId: string }).orderId, owner: caller, token: null })
  }

  /** The usual way in one step: order (bills, or a top-up without any), open the cashier, do something there. */
  private async buy(step: Extract<Step, { do: 'buy' }>): Promise<void> {
    const before = this.orders.length
    if (step.bills.length > 0) await this.order({ bills: step.bills, part: null, useBalance: false, actor: step.actor })
    else await this.keep(this.payer(step.actor), { bizType: 'PREPAY', amount: yuan(step.fen) })
    if (this.orders.length === before) return
    const order = this.orders.length - 1
    await this.onOrder({ do: 'prepay', order })
    await this.onOrder({ do: 'act', order, result: step.result })
  }

  private async gift(fen: number): Promise<void> {
    const key = `gift-${this.codes.length}-${fen}`
    await inTransaction(this.gateway, (work) =>
      post(work, {
        ...this.key,
        direction: 'IN',
        amount: yuan(fen),
        entryType: 'ADJUST_IN',
        refType: '',
        refId: '',
        key,
      }),
    )
  }

  private async onOrder(step: Extract<Step, { order: number }>): Promise<void> {
    const order = this.orders[step.order % Math.max(1, this.orders.length)]
    if (!order) return
    const { orderId, owner: caller } = order
    if (step.do === 'prepay') {
      const opened = await caller.send('default POST /crmgas/pay/prepay', {
        orderId,
        channel: 'SANDBOX',
        requestNo: requestNo(),
      })
      if (opened.ok) await this.jumpQueue(caller, orderId)
      this.codes.push(opened.code)
      if (opened.ok) order.token = (opened.data as { params: { sandboxToken: string } }).params.sandboxToken
    }
    if (step.do === 'act' && order.token !== null)
      this.codes.push(
        (await caller.send('default POST /crmgas/pay/sandbox/pay', { sandboxToken: order.token, result: step.result }))
          .code,
      )
    if (step.do === 'poll') this.codes.push((await caller.send('default GET /crmgas/pay/query', { orderId })).code)
    if (step.do === 'cancel') this.codes.push((await caller.send('default POST /crmgas/pay/cancel', { orderId })).code)
    if (step.do === 'refund') await this.refund(caller, orderId, step.pass)
  }

  /** The last slice of a split order out of turn: refused, or, if it is its turn, the same cashier again. */
  private async jumpQueue(caller: Caller, orderId: string): Promise<void> {
    const { subOrders } = await caller.ok('default GET /crmgas/pay/order', { orderId })
    const last = subOrders.at(-1)
    if (!last) return
    const ask = { orderId, subOrderId: last.subOrderId, channel: 'SANDBOX', requestNo: requestNo() }
    this.codes.push((await caller.send('default POST /crmgas/pay/prepay', ask)).code)
  }

  private async refund(caller: Caller, orderId: string, isPassed: boolean): Promise<void> {
    const asked = await caller.send('default POST /crmgas/pay/refundApply', {
      orderId,
      reason: '重复支付，申请退款',
      requestNo: requestNo(),
    })
    this.codes.push(asked.code)
    if (!asked.ok) return
    const { refundId } = asked.data as { refundId: string }
    // Money that has been spent meanwhile is refused (A2324): the application stays.
    await inTransaction(this.gateway, (work) =>
      decideRefund(work, refundId, isPassed ? 'PASS' : 'REJECT', 'desk'),
    ).catch((error: { code?: string }) => {
      if (error.code !== 'A2324') throw error
    })
  }
}

describe('whatever happens to an account', () => {
  let gateway: TestGateway
  let accounts = 0
  const seen = new Set<string>()
  const states = new Set<string>()
  beforeAll(async () => {
    gateway = await paymentGateway()
  })
  afterAll(() => gateway.close())

  it('keeps its books: I1–I4, I6, I7 after every sequence, and after all money has come to rest', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('POSTPAID' as const, 'PREPAID_REMOTE' as const),
        fc.array(step, { minLength: 10, maxLength: 45 }),
        async (chargeMode, steps) => {
          const bp = String(2_000_000_000 + ++accounts)
          const key = await anAccount(gateway.db, { bp, companyCode: '1001', chargeMode })
          const play = new Play(gateway, key, [
            payer(gateway, key, `${bp}-a`, '13800000001'),
            payer(gateway, key, `${bp}-b`, '13800000002'),
          ])
          await gateway.setting('sandbox.mode', 'NORMAL')
          for (const one of steps) await play.run(one)
          expect(await brokenInvariants(gateway.db, gateway.clock.iso())).toEqual([])
          await gateway.setting('sandbox.mode', 'NORMAL')
          await pass(gateway, 90_000)
          // A channel that was down is asked again within an hour.
          for (let again = 0; again < 3; again++) await pass(gateway, 3661)
          expect(await brokenInvariants(gateway.db, gateway.clock.iso())).toEqual([])
          expect(play.codes).not.toContain('2999')
          play.codes.forEach((code) => seen.add(code))
          const rows = await gateway.db.selectFrom('payOrder').select('state').where('bp', '=', bp).execute()
          rows.forEach((row) => states.add(row.state))
          expect(await restless(bp)).toEqual([])
        },
      ),
      { numRuns: tries(60), endOnFailure: true },
    )
    // The sequences really went through these.
    for (const code of ['1000', 'A2301', 'A2311', 'A2319', 'A2320', 'A2321']) expect(seen).toContain(code)
    expect([...states].sort()).toEqual(['CLOSED', 'CLOSED_PART', 'SUCCESS', 'SUCCESS_TO_BALANCE'])
  })

  /** Orders that should have ended by now; money that is still reserved fails at once. */
  async function restless(bp: string): Promise<unknown[]> {
    const open = await gateway.db
      .selectFrom('payOrder')
      .select(['orderId', 'state'])
      .where('bp', '=', bp)
      .where('state', 'in', ['WAIT_PAY', 'PAYING', 'PART_PAID', 'EXCEPTION'])
      .execute()
    const account = await gateway.db
      .selectFrom('gasAccount')
      .select('frozen')
      .where('bp', '=', bp)
      .executeTakeFirstOrThrow()
    expect(account.frozen).toBe('0.00')
    return open
  }
})
