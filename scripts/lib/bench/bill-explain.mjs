/*
 * Why one bill is not another one (Y-04): 10,000 random pairs, both ways round. What the rows leave unexplained has to be nothing, to
 * the fen; each row is rounded by itself, so a last one of some fen may stand among them; the part reports how large it gets.
 */
import { table } from '../markdown.mjs'
import { loadTs } from '../load-ts.mjs'

const pairs = 10_000

export const part = {
  name: 'bill-explain',
  limit: `residual 0.00 over ${pairs} pairs`,
  run: async () => {
    const { explainBill, totalOf } = await loadTs('domain/billing/explain.ts')
    const { randomBill } = await loadTs('domain/billing/explain-fixtures.ts')
    const all = Array.from({ length: pairs }, (_, n) => [randomBill(`bench|${n}|a`), randomBill(`bench|${n}|b`)])
    let residual = 0n
    let rounding = 0n
    let rows = 0
    const from = performance.now()
    for (const [one, other] of all)
      for (const [earlier, later] of [
        [one, other],
        [other, one],
      ]) {
        const lines = explainBill(earlier, later)
        const sum = lines.reduce((total, { amount }) => total + fen(amount), 0n)
        residual += size(fen(totalOf(later)) - fen(totalOf(earlier)) - sum)
        for (const { kind, amount } of lines) if (kind === 'ROUNDING') rounding = larger(rounding, size(fen(amount)))
        rows += lines.length
      }
    const each = ((performance.now() - from) / (2 * pairs)) * 1000
    return {
      figure: `residual ${yuan(residual)}`,
      ok: residual === 0n,
      note: table(
        ['pairs', 'rows', 'residual of all', 'largest rounding', 'µs each'],
        [[2 * pairs, rows, yuan(residual), yuan(rounding), each.toFixed(0)]],
      ),
    }
  },
}

/** '-0.05' is −5 fen. */
const fen = (amount) => BigInt(amount.replace('.', ''))
const size = (amount) => (amount < 0n ? -amount : amount)
const larger = (a, b) => (a > b ? a : b)
const yuan = (amount) => (Number(amount) / 100).toFixed(2)
