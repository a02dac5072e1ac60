import { keysAfter } from '../../gateway/db/keys-after'
import type { Work } from '../../gateway/http/context'
import { keep, keyOf } from '../../gateway/modules/orders/order-index'
import { orderSources } from '../../gateway/modules/payment/service'
import { entriesOf } from '../../gateway/wiring'
import type { TestGateway } from '../setup/gateway'
import { inTransaction } from './payment-kit'

/** Every order of a gateway, by its source. */
async function everyOrder(work: Work) {
  const all = []
  for (const [entity, source] of entriesOf(work, orderSources)) {
    const { table, key } = source.machine
    const keys = await keysAfter(work.db, table, key.at(-1) ?? '', { bp: '', id: '' }, 100_000)
    all.push(...keys.map((one) => ({ ...one, entity, source })))
  }
  return all
}

/** Writes the row of each order, for orders that a test has put into their tables. */
export const keepEveryOrder = (gateway: TestGateway): Promise<void> =>
  inTransaction(gateway, async (work) => {
    for (const { bp, id, entity } of await everyOrder(work)) await keep(work, { bp, id, entity })
  })

/** What the order centre does not say as its sources do (B 2.22): keys of rows that are missing, too many or different. */
export const driftOfOrders = (gateway: TestGateway): Promise<string[]> =>
  inTransaction(gateway, async (work) => {
    const kept = await work.db.selectFrom('orderIndex').selectAll().execute()
    const left = new Map(kept.map((row) => [`${row.bp} ${row.orderKey}`, row]))
    const wrong: string[] = []
    for (const { bp, id, entity, source } of await everyOrder(work)) {
      const row = await source.row(work, { bp, id })
      if (!row) continue
      const name = `${bp} ${keyOf(row)}`
      const found = left.get(name)
      left.delete(name)
      const wanted = [
        row.state,
        source.groups[row.state],
        row.title,
        row.volume,
        row.amount,
        row.route,
        row.action?.text ?? null,
      ]
      const is = found && [
        found.sourceState,
        found.orderGroup,
        found.title,
        found.volume,
        found.amount,
        found.route,
        found.actionText,
      ]
      if (JSON.stringify(wanted) !== JSON.stringify(is))
        wrong.push(`${entity} ${name}: ${JSON.stringify([wanted, is])}`)
    }
    return [...wrong, ...[...left.keys()].map((name) => `no source: ${name}`)]
  })

/** The area that keeps the rows, for the tests of those that emit. */
export { ordersArea } from '../../gateway/modules/orders'
