import { addDays, datesBetween } from '@domain/date'
import { gasDaySpan } from '@domain/gas-day'
import { rnd } from '@domain/random'
import { addVolume, sumVolume } from '@domain/volume'
import type { Area } from '../../gateway/areas'
import { billingArea } from '../../gateway/modules/billing'
import { deskArea } from '../../gateway/modules/desk'
import { gasPackageArea } from '../../gateway/modules/gas-package'
import { messageArea } from '../../gateway/modules/message'
import { meteringArea } from '../../gateway/modules/metering'
import { paymentArea } from '../../gateway/modules/payment'
import type { MeterFeed } from '../../gateway/ports/meter-feed'
import { moneyRules } from '../invariants/money'
import { packageRules } from '../invariants/packages'
import { publishedRules } from '../invariants/work'
import { aMeter, flatPrice } from '../gateway/energy-kit'
import { METER, anOrder } from '../gateway/package-extract-kit'
import { people } from '../gateway/package-pay-kit'
import { anAccount, payer, POSTPAID } from '../gateway/payment-kit'
import { aReceiver } from '../gateway/transfer-kit'
import type { Step } from '../gateway/walk-people'
import { hurryTries } from '../gateway/work-kit'
import type { Caller } from '../setup/gateway'
import type { Product } from './product'
import { scenario, type Acting } from './scenario'

/** The meter's register when the seeds begin, m³, and the gas day that begins then. */
const REGISTER = '1000.00'
const FIRST = '2026-11-23'

/** The seed that runs: the days of the meter follow from it. */
let running = ''

const litresOf = (gasDay: string): string =>
  (500 + Math.floor(rnd(`${running}|used|${gasDay}`) * 250_000) / 100).toFixed(2)
/** A day of seven has no frame: the register of the next one contains both. */
const isLost = (gasDay: string): boolean => rnd(`${running}|lost|${gasDay}`) < 1 / 7

/** A meter with days that follow from the seed. */
const meterFeed: MeterFeed = {
  async frames({ channels }, gasDay) {
    if (gasDay < FIRST || isLost(gasDay)) return []
    const stdReading = addVolume(REGISTER, sumVolume(datesBetween(FIRST, gasDay).map(litresOf)))
    const none = { workReading: null, pressure: null, temperature: null, maxFlow: null, maxFlowAt: null }
    return channels.map(({ channelNo }) => ({ channelNo, readAt: gasDaySpan(gasDay).to, stdReading, ...none }))
  },
  hours: async (_meter, days) => days.map(() => []),
  live: async () => null,
}

/** A customer with a meter and a package: days, statements, bills, cycles that are planned, paid, changed and settled. */
class GasActs implements Acting {
  private drawn = 0
  private asked = 0
  private readonly callers: readonly Caller[]

  constructor(
    private readonly product: Product,
    private readonly seed: string,
  ) {
    running = seed
    this.callers = [payer(product, POSTPAID), payer(product, POSTPAID, 'u-2', '13800000009')]
  }

  private roll = (n: number): number => Math.floor(rnd(`${this.seed}|${++this.drawn}`) * n)
  private pick = <T>(list: readonly T[]): T => {
    const one = list[this.roll(list.length)]
    if (one === undefined) throw new RangeError('nothing to pick from')
    return one
  }
  private requestNo = (): string => `${this.seed}-${++this.asked}`

  next = (): Step =>
    this.pick([this.day, this.day, this.days, this.plan, this.pay, this.pay, this.change, this.bill, this.topUp])()

  rules = (now: string) => [...moneyRules(now), ...packageRules, ...publishedRules]

  async rest(): Promise<void> {
    await hurryTries(this.product)
    await this.passDays(2)
  }

  /** To a moment of a later day at which all that a night does is due. */
  private async passDays(count: number): Promise<void> {
    for (let day = 0; day < count; day++)
      await this.product.passTime(`${addDays(this.product.clock.today(), 1)}T10:05:00+08:00`)
  }

  private day = (): Step => ({ name: 'day', run: () => this.passDays(1) })

  /** At once, as after a long rest of the gateway. */
  private days = (): Step => {
    const count = 2 + this.roll(5)
    return {
      name: `${count} days`,
      run: () => this.product.passTime(`${addDays(this.product.clock.today(), count)}T10:05:00+08:00`),
    }
  }

  private plan = (): Step => {
    const caller = this.pick(this.callers)
    const moved = 100 * this.roll(20)
    const requestNo = this.requestNo()
    return {
      name: 'plan',
      run: async () => {
        const { cycles, version } = await caller.ok('taocan GET /trade/pick/cycles', { orderNo: 'M1' })
        const [a, b] = cycles.filter(({ editable }) => editable)
        if (!a || !b) return
        await caller.send('taocan POST /trade/pick/savePickPlan', {
          requestNo,
          orderNo: 'M1',
          version,
          cycles: [
            { cycleNo: a.cycleNo, volume: String(Number(a.planVolume) - moved) },
            { cycleNo: b.cycleNo, volume: String(Number(b.planVolume) + moved) },
          ],
        })
      },
    }
  }

  /** A cycle or a supplement that waits for money. */
  private pay = (): Step => {
    const caller = this.pick(this.callers)
    const channel = this.pick(['SANDBOX', 'SANDBOX', 'BALANCE'] as const)
    const result = this.pick(['SUCCESS', 'SUCCESS', 'SUCCESS', 'FAIL', 'LATE'] as const)
    const requestNo = this.requestNo()
    return {
      name: 'pay',
      run: async () => {
        const { db } = this.product
        const children = await db
          .selectFrom('childOrder')
          .select('childNo')
          .where('state', 'in', ['WAIT_PAY', 'OVERDUE'])
          .orderBy('childNo')
          .execute()
        const more = await db
          .selectFrom('supplementOrder')
          .select('buNo')
          .where('state', '=', 'WAIT_PAY')
          .orderBy('buNo')
          .execute()
        const [due] = [
          ...children.map(({ childNo }) => ({ bizType: 'CHILD', bizNo: childNo }) as const),
          ...more.map(({ buNo }) => ({ bizType: 'SUPPLEMENT', bizNo: buNo }) as const),
        ]
        if (!due) return
        const made = await caller.ok('taocan POST /trade/pay/create', { ...due, channel, requestNo })
        if (made.orderId !== null) await this.atCashier(caller, made.orderId, result)
      },
    }
  }

  private async atCashier(caller: Caller, orderId: string, result: 'SUCCESS' | 'FAIL' | 'LATE'): Promise<void> {
    const opened = await caller.ok('default POST /crmgas/pay/prepay', {
      orderId,
      channel: 'SANDBOX',
      requestNo: this.requestNo(),
    })
    if (opened.channel !== 'SANDBOX') throw new Error('not the sandbox')
    await caller.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken: opened.params.sandboxToken, result })
    await this.product.passTime(new Date(this.product.clock.now() + 10_000).toISOString())
  }

  private change = (): Step => {
    const caller = this.pick(this.callers)
    const changeType = this.pick(['DELAY', 'ADVANCE', 'ADD'] as const)
    const volume = String(100 * (1 + this.roll(30)))
    const requestNo = this.requestNo()
    return {
      name: `change ${changeType}`,
      run: async () => {
        const one = await this.product.db
          .selectFrom('childOrder')
          .select(['childNo', 'cycleNo', 'version'])
          .where('state', 'in', ['PAID', 'EXTRACTING'])
          .orderBy('childNo')
          .executeTakeFirst()
        if (!one) return
        await caller.send('taocan POST /trade/extract/change', {
          requestNo,
          childNo: one.childNo,
          version: one.version,
          changeType,
          volume,
          reason: '按生产安排调整',
          ...(changeType === 'ADD' ? {} : { targetCycleNo: one.cycleNo + 1 }),
        })
      },
    }
  }

  private bill = (): Step => {
    const caller = this.pick(this.callers)
    const useBalance = this.pick(['1', '0'] as const)
    const requestNo = this.requestNo()
    return {
      name: 'bill',
      run: async () => {
        const open = await this.product.db
          .selectFrom('bill')
          .select('billId')
          .where('state', 'in', ['UNPAID', 'PART_PAID', 'OVERDUE'])
          .orderBy('billId')
          .limit(2)
          .execute()
        if (open.length === 0) return
        const asked = { bizType: 'BILL', billIds: open, useBalance, channel: 'SANDBOX', requestNo } as const
        const { orderId, payAmount } = await caller.ok('default POST /crmgas/pay/createOrder', {
          ...asked,
          billIds: [...open],
        })
        if (payAmount !== '0.00') await this.atCashier(caller, orderId, 'SUCCESS')
      },
    }
  }

  private topUp = (): Step => {
    const caller = this.pick(this.callers)
    const amount = `${1000 * (1 + this.roll(40))}.00`
    const requestNo = this.requestNo()
    return {
      name: 'top-up',
      run: async () => {
        const asked = { bizType: 'PREPAY', amount, channel: 'SANDBOX', requestNo } as const
        const { orderId } = await caller.ok('default POST /crmgas/pay/createOrder', asked)
        await this.atCashier(caller, orderId, 'SUCCESS')
      },
    }
  }
}

export const gas = scenario({
  name: 'gas',
  options: {
    areas: [meteringArea, billingArea, paymentArea, gasPackageArea, messageArea, deskArea, people] as unknown as Area[],
    daily: ['metering', 'billing', 'package'],
    ports: { meterFeed },
  },
  async prepare(gateway) {
    const { db } = gateway
    const key = await anAccount(db)
    await aReceiver(gateway)
    await flatPrice(db, key.companyCode)
    await aMeter(db, key, { meterId: METER, lastReading: REGISTER, lastReadingAt: `${FIRST}T08:00:00+08:00` })
    await anOrder({ gateway, key })
  },
  act: (product, seed) => new GasActs(product, seed),
})
