import { moneyRules } from '../invariants/money'
import { publishedRules } from '../invariants/work'
import { moneyAreas } from '../gateway/money-kit'
import { Walk } from '../gateway/money-walk'
import { scenario, type Acting } from './scenario'

/** The meter of the cards holds 204.0 m³ before anybody buys. */
const IN_METER = 2040

/** Bills, top-ups, instalments, transfers, cards, refunds, the desk, the bank and the sandbox: the walk of the tests. */
class MoneyActs extends Walk implements Acting {
  next = () => this.draw()
  rules = (now: string) => [...moneyRules(now), ...publishedRules]
  faultsAtRest = () => this.gasFaults(IN_METER)
}

export const money = scenario({
  name: 'money',
  options: { areas: moneyAreas },
  prepare: (gateway) => Walk.prepare(gateway),
  act: (product, seed, accountNo: string) => new MoneyActs(product, seed, accountNo),
})
