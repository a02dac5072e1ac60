import { post } from '../../gateway/modules/gas-account/service'
import { moneyRules, reservedRule } from '../invariants/money'
import { publishedRules } from '../invariants/work'
import { aBinding, aCompany, aCustomer } from '../gateway/members-kit'
import { moneyAreas } from '../gateway/money-kit'
import { Walk } from '../gateway/money-walk'
import { POSTPAID, aBill, inTransaction, pass } from '../gateway/payment-kit'
import { yuan, type Step } from '../gateway/walk-people'
import { hurryTries } from '../gateway/work-kit'
import type { TestGateway } from '../setup/gateway'
import { scenario, type Acting } from './scenario'

/** The meter of the cards holds 204.0 m³ before anybody buys. */
const IN_METER = 2040
/** Bills that are open when a seed begins: more than the balance pays. */
const BILLS = ['1200.00', '800.00', '2500.00', '450.00', '1999.99', '3000.00']
const BALANCE = '3000.00'

/**
 * Bills, top-ups, instalments, transfers, cards, refunds, the desk, the bank and the sandbox: the walk of the tests, with more orders that
 * want the same balance.
 */
class MoneyActs extends Walk implements Acting {
  next(): Step {
    const kind = this.int(0, 7)
    if (kind === 0) return this.fromBalance()
    return kind === 1 ? this.paid() : this.draw()
  }
  rivals = () => [this.fromBalance(), this.fromBalance()]
  rules = (now: string) => [...moneyRules(now), reservedRule, ...publishedRules]
  faultsAtRest = () => this.gasFaults(IN_METER)

  private fromBalance(): Step {
    const caller = this.pick(this.hospital)
    const from = this.int(0, BILLS.length - 1)
    return {
      name: 'order from balance',
      run: async () => {
        const [billId] = await this.openBills(from)
        if (billId !== undefined)
          await this.order(caller, { bizType: 'BILL', billIds: [{ billId }], useBalance: '1' }, null)
      },
    }
  }

  /** A top-up up to the channel's notification. */
  private paid(): Step {
    const caller = this.pick(this.hospital)
    const amount = yuan(this.int(1000, 90_000))
    return {
      name: 'top-up paid',
      run: async () => {
        await this.order(caller, { bizType: 'PREPAY', amount }, 'SUCCESS')
        await pass(this.gateway, 10)
      },
    }
  }

  /** Hours, less than a time zone is away: what was due by then has to be done. */
  override async rest(): Promise<void> {
    for (const mode of ['sandbox.mode', 'bankFeed.mode']) await this.gateway.setting(mode, 'NORMAL')
    for (const seconds of [3700, 3700, 3700]) {
      await hurryTries(this.gateway)
      await pass(this.gateway, seconds)
    }
  }
}

/** The accounts of a walk; the hospital's has a user, open bills and money on its balance. */
async function prepare(gateway: TestGateway): Promise<string> {
  const accountNo = await Walk.prepare(gateway)
  const { db } = gateway
  await aCompany(db, POSTPAID.companyCode)
  await aCustomer(db, POSTPAID)
  await aBinding(db, POSTPAID, 'u-1', { isMaster: true })
  for (const [index, receivable] of BILLS.entries())
    await aBill(db, POSTPAID, { billId: `b-first-${index}`, receivable, billMonth: `2019-0${index + 1}` })
  const gift = {
    direction: 'IN',
    amount: BALANCE,
    entryType: 'ADJUST_IN',
    refType: '',
    refId: '',
    key: 'first',
  } as const
  await inTransaction(gateway, (work) => post(work, { ...POSTPAID, ...gift }))
  return accountNo
}

export const money = scenario({
  name: 'money',
  options: { areas: moneyAreas, daily: ['billing', 'card', 'payment'] },
  prepare,
  act: (product, seed, accountNo: string) => new MoneyActs(product, seed, accountNo),
})
