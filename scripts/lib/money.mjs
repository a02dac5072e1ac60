/*
 * The rules of money over a whole database, with an SQL of their own that shares nothing with the product.
 */
import { loadTs } from './load-ts.mjs'

/** What is broken; empty when everything holds. `now`: the product's clock (ISO). */
export async function brokenMoney(url, now) {
  const { openServer } = await loadTs('gateway/db/connect.ts')
  const { brokenInvariants } = await loadTs('test/invariants/money.ts')
  const database = await openServer(url, 1)
  try {
    return await brokenInvariants(database.db, now)
  } finally {
    await database.close()
  }
}
