import { monthOf } from '@domain/date'
import { optionPrice } from '@domain/elective/terms'
import type { ElectiveGas } from '../metering/service'
import { published } from './index-values'
import { choicesBetween, type Choice } from './repo/records'
import { settleChoices } from './settle'

/** The price of a month that is not settled yet: of the chosen volume at what is published of the index by now (BE-05). */
async function runningPrices(work: Parameters<ElectiveGas['inForce']>[0], open: readonly Choice[]) {
  const [first] = open
  if (!first) return () => '0.0000'
  const values = await published(
    work,
    first.companyCode,
    open.map(({ optionSnapshot }) => optionSnapshot),
  )
  return ({ optionSnapshot, volume, month, estimatedPrice }: Choice): string =>
    optionPrice(optionSnapshot, volume, values.upTo(optionSnapshot.indexName, month)) ?? estimatedPrice
}

/** What a customer's months cost by choice: metering asks, and settles them before their bill is made. */
export const electiveOf: ElectiveGas = {
  async inForce(work, key, { from, to }) {
    const rows = await choicesBetween(work.db, key, { from: monthOf(from), to: monthOf(to) })
    const priceOf = await runningPrices(
      work,
      rows.filter(({ finalPrice }) => finalPrice === null),
    )
    return rows.map((row) => ({ month: row.month, volume: row.volume, price: row.finalPrice ?? priceOf(row) }))
  },
  settle: settleChoices,
}
