import { priced, subtractMoney, sumMoney } from '../money'
import { rnd } from '../random'
import type { ExplainedBill } from './explain'

/** The random bill of a key: meters, channels, tiers, packages, adjustments, items. For tests and the bench. */
export function randomBill(key: string): ExplainedBill {
  const number = (name: string, most: number) => Math.floor(rnd(`${key}|${name}`) * most)
  const lines = Array.from({ length: 1 + number('meters', 3) }, (_, m) => {
    const cents = (name: string, most: number) => (number(`${m}|${name}`, most) / 100).toFixed(2)
    const segments = Array.from({ length: 1 + number(`${m}|tiers`, 3) }, (__, n) => {
      const volume = cents(`v${n}`, 9_000_000)
      return { tierNo: n + 1, volume, amount: priced(volume, (3 + rnd(`${key}|${m}|p${n}`)).toFixed(4)) }
    })
    const amount = sumMoney(segments.map((one) => one.amount))
    return {
      meterId: `M${number(`${m}|id`, 4)}`,
      readVolume: cents('read', 9_000_000),
      packageVolume: number(`${m}|k`, 4) === 0 ? cents('package', 900_000) : '0.00',
      amount,
      adjustAmount: number(`${m}|a`, 4) === 0 ? subtractMoney('0.00', cents('adjust', 90_000)) : '0.00',
      segments,
    }
  })
  const items = number('items', 3) === 0 ? [{ code: 'DEV', name: '', amount: '12.30' }] : []
  return { days: 28 + number('days', 4), lines, items, lateFee: (number('fee', 100_000) / 100).toFixed(2) }
}
