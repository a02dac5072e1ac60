/*
 * The fee of a month's deviation as a customer works it out from what the app shows (D-07): whole numbers only, none of the product's
 * rules. m³ in hundredths, yuan in fen, per cent in hundredths, the price in ten-thousandths of a yuan.
 */

export interface FeeDay {
  date: string
  /** Whole m³; null: nothing was planned, the day does not count. */
  plan: string | null
  /** m³ with two decimals; null: nothing is known, the day counts as planned. */
  actual: string | null
}

export interface FeeTerms {
  /** Per cent with two decimals. */
  tolerance: string
  overRate: string
  underRate: string
  /** Yuan per m³, four decimals. */
  price: string
}

/** A decimal text as a whole number of its smallest unit. */
function units(text: string, decimals: number): bigint {
  const [whole = '', part = ''] = text.split('.')
  if (part.length > decimals) throw new RangeError(`${text} has more than ${decimals} decimals`)
  return BigInt(whole + part.padEnd(decimals, '0'))
}

/** Half up; of positive numbers. */
const rounded = (number: bigint, by: bigint): bigint => (2n * number + by) / (2n * by)

const sum = (numbers: readonly bigint[]): bigint => numbers.reduce((total, one) => total + one, 0n)

const notBelowZero = (number: bigint): bigint => (number > 0n ? number : 0n)

/** '1234.56' of what lies beyond the free band on either side; `exempt`: days that count as planned. */
export function feeOf(days: readonly FeeDay[], exempt: readonly string[], terms: FeeTerms): string {
  const planned = days.flatMap(({ date, plan, actual }) => {
    if (plan === null) return []
    const volume = units(plan, 2)
    return [{ plan: volume, used: actual === null || exempt.includes(date) ? volume : units(actual, 2) }]
  })
  const plan = sum(planned.map((day) => day.plan))
  const used = sum(planned.map((day) => day.used))
  const band = units(terms.tolerance, 2)
  const side = (beyond: bigint, rate: string) => {
    const volume = rounded(notBelowZero(beyond), 10_000n)
    // m³ and rate have two decimals each, the price four, a rate is of a hundred: fen are 10⁸ of that.
    return rounded(volume * units(terms.price, 4) * units(rate, 2), 100_000_000n)
  }
  const over = side(used * 10_000n - plan * (10_000n + band), terms.overRate)
  const under = side(plan * (10_000n - band) - used * 10_000n, terms.underRate)
  const fen = String(over + under).padStart(3, '0')
  return `${fen.slice(0, -2)}.${fen.slice(-2)}`
}
