import { price } from '../price'
import { volume } from '../volume'
import type { PriceBook } from './types'

/**
 * The rows that made a price, as one text that is equal exactly when the price rules are: sorted, decimals written out. The gateway
 * hashes it to `priceVersion` (AE-19).
 */
export function priceVersionInput(book: PriceBook): string {
  const schedules = book.schedules.map((row) => [
    row.priceId,
    row.season,
    row.effectiveFrom,
    row.effectiveTo ?? '',
    price(row.guidePrice),
    price(row.basePrice),
    row.tierMode,
    row.surchargeAllowed ? '1' : '0',
    ...[...row.tiers]
      .sort((a, b) => a.tierNo - b.tierNo)
      .map((tier) =>
        [
          tier.tierNo,
          volume(tier.fromVolume),
          tier.toVolume === null ? '' : volume(tier.toVolume),
          price(tier.delta),
        ].join('/'),
      ),
  ])
  const contracts = book.contracts.map((row) => [
    row.contractNo,
    row.meterId ?? '',
    price(row.basePrice),
    row.effectiveFrom,
    row.effectiveTo ?? '',
  ])
  return [...lines('S', schedules), ...lines('C', contracts)].join('\n')
}

const lines = (kind: string, rows: readonly string[][]): string[] => rows.map((row) => [kind, ...row].join('|')).sort()
