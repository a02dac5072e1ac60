import { sql } from 'kysely'
import { bankOf } from '../../gateway/demo/stand-ins/bank'
import { sandboxOf } from '../../gateway/demo/stand-ins/sandbox'
import type { TestGateway } from '../setup/gateway'
import { RESTAURANT, aRestaurant } from './card-kit'
import { aBill, anAccount, pass, POSTPAID } from './payment-kit'
import { aReceiver, PAYER, wanted } from './transfer-kit'
import { CardWalk } from './walk-cards'
import { yuan, type Step } from './walk-people'
import { hurryTries } from './work-kit'

/*
 * A walk at random over all that moves money and gas: bills, top-ups, instalments, transfers, purchases for cards and their writes, each
 * account with two payers, notifications that come late, twice or forged, clerks, and a process that is killed at any statement. What a
 * step does is drawn before it begins, so that two at once are the same two again with the same seed.
 */

const DAY = 86_400

export class Walk extends CardWalk {
  static async begin(gateway: TestGateway, seed: string): Promise<Walk> {
    return new Walk(gateway, seed, await Walk.prepare(gateway))
  }

  /** The accounts of a walk; answers where the gas company takes transfers. */
  static async prepare(gateway: TestGateway): Promise<string> {
    await anAccount(gateway.db)
    await aRestaurant(gateway.db, [{ maxCardVolume: '200.0' }])
    await gateway.setting('instMin', '100.00')
    return aReceiver(gateway)
  }

  /** One step, now and then two at once, now and then with a process that dies under it. */
  async step(killAfter: TestGateway['killAfter']): Promise<void> {
    const first = this.draw()
    const second = this.int(0, 4) === 0 ? this.draw() : null
    const dies = this.int(0, 9) === 0 ? this.int(0, 40) : null
    if (dies !== null) await killAfter(dies)
    const both = [first, ...(second ? [second] : [])]
    for (const { name } of both) this.steps.set(name, (this.steps.get(name) ?? 0) + 1)
    const ends = await Promise.allSettled(both.map(({ run }) => run()))
    if (dies !== null) return this.goOn(killAfter)
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  }

  /** Another process takes over what the dead one had in hand. */
  private async goOn(killAfter: TestGateway['killAfter']): Promise<void> {
    await killAfter(null)
    await hurryTries(this.gateway)
    await this.gateway.drain()
  }

  /** All that is under way comes to its end, with everything outside in order. */
  async rest(): Promise<void> {
    for (const mode of ['sandbox.mode', 'bankFeed.mode']) await this.gateway.setting(mode, 'NORMAL')
    // A notification in good weather, which a short walk need not have met.
    await this.noticed(true).run()
    for (const seconds of [2 * DAY, 3700, 3700, 3700]) {
      await hurryTries(this.gateway)
      await pass(this.gateway, seconds)
    }
  }

  protected draw(): Step {
    const drawn: readonly (() => Step)[] = [
      this.bill,
      this.buyAtOnce,
      this.buyAtOnce,
      this.payment,
      this.payment,
      this.refund,
      this.transfer,
      this.money,
      this.money,
      this.plan,
      this.plan,
      this.gas,
      this.gas,
      this.touch,
      this.touch,
      this.touch,
      this.meter,
      this.meter,
      this.clerk,
      this.clerk,
      () => this.noticed(this.int(0, 1) === 0),
      this.outside,
      this.time,
      this.time,
    ]
    return this.pick(drawn)()
  }
  private bill = (): Step => {
    const billId = `b-${++this.bills}`
    const draft = {
      receivable: yuan(this.int(1, 400_000)),
      billMonth: `2020-${String((this.bills % 12) + 1).padStart(2, '0')}`,
    }
    const dueDate = new Date(this.gateway.clock.now() + this.int(-40, 20) * DAY * 1000).toISOString().slice(0, 10)
    return {
      name: 'bill',
      run: async () => void (await aBill(this.gateway.db, POSTPAID, { billId, dueDate, ...draft })),
    }
  }

  /** Orders bills, a part of one, or a top-up, and does something at the cashier. */
  private buyAtOnce = (): Step => {
    const caller = this.pick(this.hospital)
    const isTopUp = this.int(0, 2) === 0
    const part = this.int(0, 3) === 0 ? { amount: yuan(this.int(10_000, 90_000)) } : {}
    const from = this.int(0, 5)
    const useBalance = this.pick(['1', '0'])
    const result = this.pick(['SUCCESS', 'SUCCESS', 'SUCCESS', 'FAIL', 'CANCEL', 'LATE', null])
    const amount = yuan(this.int(1000, 7_000_000))
    return {
      name: isTopUp ? 'top-up' : 'order',
      run: async () => {
        const open = isTopUp ? [] : await this.openBills(from)
        const what = isTopUp
          ? { bizType: 'PREPAY', amount }
          : { bizType: 'BILL', billIds: open.map((billId) => ({ billId, ...part })), useBalance }
        await this.order(caller, what, result)
      },
    }
  }
  /** Something about one of the last orders of either account. */
  private payment = (): Step => {
    const callers = this.pick([this.hospital, this.cooks])
    const caller = this.pick(callers)
    const back = this.int(0, 3)
    const does = this.pick(['pay', 'pay', 'poll', 'cancel', 'late'] as const)
    return {
      name: does,
      run: async () => {
        const orderId = await this.lastOrder(callers === this.hospital ? POSTPAID.bp : RESTAURANT.bp, back)
        if (orderId === undefined) return
        if (does === 'poll') await this.say(caller, 'default GET /crmgas/pay/query', { orderId })
        else if (does === 'cancel') await this.say(caller, 'default POST /crmgas/pay/cancel', { orderId })
        else await this.atCashier(caller, orderId, does === 'pay' ? 'SUCCESS' : 'LATE')
      },
    }
  }
  private refund = (): Step => {
    const caller = this.pick([...this.hospital, ...this.cooks])
    const back = this.int(0, 5)
    const asked = { reason: '重复支付，申请退款', requestNo: this.requestNo() }
    return {
      name: 'refund',
      run: async () => {
        const isGas = this.cooks.includes(caller)
        const orderId = await this.lastOrder(isGas ? RESTAURANT.bp : POSTPAID.bp, back)
        const gas = isGas ? await this.gasOrder() : undefined
        if (gas)
          await this.say(caller, 'default POST /crmgas/gasPaymentOrder/refund', {
            ...asked,
            gasOrderId: gas.gasOrderId,
          })
        else if (orderId) await this.say(caller, 'default POST /crmgas/pay/refundApply', { ...asked, orderId })
      },
    }
  }

  private transfer = (): Step => {
    const caller = this.pick(this.hospital)
    const isOver = this.int(0, 3) === 0
    const amount = yuan(this.int(100, 105) * 100)
    const named = this.int(0, 2) === 0
    return {
      name: isOver ? 'transfer cancelled' : 'transfer',
      run: async () => {
        const open = await this.openTransfer()
        if (isOver)
          return void (open && (await this.say(caller, 'default POST /crmgas/pay/tt/cancel', { ttId: open.ttId })))
        const billIds = named ? (await this.openBills(0)).slice(0, 1) : []
        const purpose = billIds.length > 0 ? ({ purpose: 'BILL', billIds, confirmed: '1' } as const) : {}
        await this.say(
          caller,
          'default POST /crmgas/pay/tt/create',
          wanted({ amount, requestNo: this.requestNo(), ...purpose }),
        )
      },
    }
  }

  private openTransfer = () =>
    this.gateway.db
      .selectFrom('ttOrder')
      .select(['ttId', 'remitCode', 'amount'])
      .where('state', '=', 'WAIT_REMIT')
      .orderBy('ttId')
      .executeTakeFirst()

  /** Money comes in at the bank, with a code, a torn one or none. */
  private money = (): Step => {
    const kind = this.pick(['code', 'code', 'torn', 'none', 'other'] as const)
    const other = yuan(this.int(100, 105) * 100)
    const payerAccount = this.pick([PAYER.payerAccount, '', '62229999'])
    return {
      name: 'bank money',
      run: async () => {
        const open = await this.openTransfer()
        const code = open?.remitCode ?? ''
        const note = { code, other: code, torn: code.slice(1), none: '' }[kind]
        const amount = kind === 'code' ? (open?.amount ?? other) : other
        const entry = { amount, note, payerAccount, payerName: PAYER.payerName, tradeAt: this.gateway.clock.iso() }
        await bankOf(this.gateway.gateway.work)?.receive(
          { companyCode: POSTPAID.companyCode, accountNo: this.accountNo },
          entry,
        )
      },
    }
  }

  private plan = (): Step => {
    const caller = this.pick(this.hospital)
    const does = this.pick(['apply', 'apply', 'apply', 'cancel', 'pay', 'pay', 'pay', 'pay', 'pay'] as const)
    const wish = { downPct: this.int(30, 80), periods: this.int(3, 5), reason: '资金周转紧张', agree: '1' }
    const ids = [`b-${++this.bills}`, `b-${++this.bills}`]
    const receivable = yuan(this.int(200_000, 400_000))
    const result = this.pick(['SUCCESS', 'SUCCESS', 'SUCCESS', 'FAIL', 'LATE'])
    const useBalance = this.pick(['1', '0'])
    return {
      name: `plan ${does}`,
      run: async () => {
        if (does === 'apply') {
          for (const billId of ids) await aBill(this.gateway.db, POSTPAID, { billId, receivable, billMonth: '2019-12' })
          return void (await this.say(caller, 'default POST /crmgas/installment/apply', {
            ...wish,
            billIds: ids,
            requestNo: this.requestNo(),
          }))
        }
        const plan = await this.gateway.db
          .selectFrom('installmentPlan')
          .select('planId')
          .where('state', 'in', ['APPLYING', 'WAIT_DOWN', 'ACTIVE', 'OVERDUE'])
          .executeTakeFirst()
        if (!plan) return
        if (does === 'cancel') return void (await this.say(caller, 'default POST /crmgas/installment/cancel', plan))
        const item = await this.gateway.db
          .selectFrom('installmentItem')
          .select('seq')
          .where('planId', '=', plan.planId)
          .where('state', '<>', 'PAID')
          .orderBy('seq')
          .executeTakeFirst()
        const { planId } = plan
        if (item) await this.order(caller, { bizType: 'INSTALLMENT', planId, seqs: [item.seq], useBalance }, result)
      },
    }
  }
  /** A task of the desk. */
  private clerk = (): Step => {
    const companyCode = this.pick(Object.keys(this.staff))
    const isPassed = this.int(0, 2) > 0
    const at = this.int(0, 99)
    return {
      name: 'desk',
      run: async () => {
        const clerk = this.staff[companyCode]
        const open =
          clerk &&
          ((await this.say(clerk, 'btwob GET /review/list', {})) as {
            list: { taskId: string; bizType: string; bizNo: string }[]
          } | null)
        const task = open?.list[at % Math.max(1, open.list.length)]
        if (!clerk || !task) return
        const decision =
          task.bizType === 'NFC_MANUAL' ? await this.truthAbout(task.bizNo) : isPassed ? 'PASS' : 'REJECT'
        const remark = task.bizType === 'BANK_ENTRY' && decision === 'PASS' ? POSTPAID.bp : '已核实'
        await this.say(clerk, 'btwob POST /review/decide', { taskId: task.taskId, decision, remark })
      },
    }
  }
  /** A notification with a wrong signature, or a good one that is sent three times. */
  private noticed(isReplay: boolean): Step {
    const flip = this.int(0, 60)
    const caller = this.pick(this.hospital)
    const amount = yuan(this.int(1000, 90_000))
    return {
      name: isReplay ? 'replayed' : 'forged',
      run: async () => {
        await this.order(caller, { bizType: 'PREPAY', amount }, 'SUCCESS')
        // Before the channel itself delivers it.
        this.gateway.clock.moveTo(new Date(this.gateway.clock.now() + 5000).toISOString())
        const notices = (await sandboxOf(this.gateway.gateway.work)?.takeDue(3)) ?? []
        for (const { body, headers } of notices) {
          const spoilt = `${body.slice(0, flip)}9${body.slice(flip + 1)}`
          const times = isReplay ? [body, body, body] : [spoilt]
          await Promise.all(times.map((payload) => this.notify(payload, headers)))
        }
        if (!isReplay) await this.notify('{"outTradeNo":"P1","state":"SUCCESS","amountFen":1}', {})
      },
    }
  }

  private async notify(payload: string, headers: Readonly<Record<string, string>>): Promise<void> {
    const sent = { ...headers, 'content-type': 'application/json' }
    const { statusCode } = await this.gateway.gateway.app.inject({
      method: 'POST',
      url: '/api/crmgas/pay/notify/SANDBOX',
      payload,
      headers: sent,
    })
    this.codes.set(`notify ${statusCode}`, (this.codes.get(`notify ${statusCode}`) ?? 0) + 1)
  }

  private outside = (): Step => {
    const sandbox = this.pick([
      'NORMAL',
      'NORMAL',
      'NEVER',
      'TWICE',
      'SLOW',
      'BAD_SIGNATURE',
      'BAD_AMOUNT',
      'DOWN',
      'REFUND_REFUSED',
      'REFUND_PROCESSING',
    ])
    const bank = this.pick(['NORMAL', 'TWICE', 'DOWN', 'LOST', 'LATE'])
    return {
      name: 'outside',
      run: async () => {
        await this.gateway.setting('sandbox.mode', sandbox)
        await this.gateway.setting('bankFeed.mode', bank)
      },
    }
  }

  private time = (): Step => {
    const seconds = this.pick([3, 7, 31, 65, 200, 1801, 4000, DAY + 100, 4 * DAY])
    return { name: 'time', run: () => pass(this.gateway, seconds) }
  }

  /** What became of everything: how many rows stand in each state. */
  async ends(): Promise<Map<string, number>> {
    const tables = ['bill', 'pay_order', 'gas_order', 'tt_order', 'installment_plan', 'refund']
    const counts = tables.map(
      (table) =>
        sql`select ${table} || ' ' || state as name, count(*)::int as count from ${sql.table(table)} group by state`,
    )
    const { rows } = await sql<{ name: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(
      this.gateway.db,
    )
    return new Map(rows.map(({ name, count }) => [name, count]))
  }
}
