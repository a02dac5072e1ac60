import { decimal } from '@domain/decimal'
import { sharePercent, type Percent } from '@domain/percent'
import { compareMoney, subtractMoney, type Money } from '@domain/money'

interface Priced {
  /** What the months would have cost; null: the price of one is not known. */
  total: Money | null
  card: { state: string }
}

/** Per cent of the published price under which a difference says nothing. */
const LEAST_SHARE = 2

interface Cheaper<T> {
  offer: T
  /** What it would have cost less, in yuan and in per cent of the published price. */
  less: Money
  share: Percent
}

/**
 * CHEAPER_WAY (E-X-20): of the offers that can be bought now the one that would have cost least, where that is at least 2 % less than
 * the published price; null where none is, or the published price is not known.
 */
export function cheaperOf<T extends Priced>(plain: Money | null, offers: readonly T[]): Cheaper<T> | null {
  if (plain === null) return null
  const open = offers.flatMap((offer) =>
    offer.total !== null && offer.card.state === 'open' ? [{ offer, total: offer.total }] : [],
  )
  const [best] = open.sort((a, b) => compareMoney(a.total, b.total))
  if (!best) return null
  const less = subtractMoney(plain, best.total)
  const share = sharePercent(less, plain)
  // By the exact share: 1.95 % rounds to the least one.
  const isEnough = decimal(less).times(100).gte(decimal(plain).times(LEAST_SHARE))
  return share !== null && isEnough ? { offer: best.offer, less, share } : null
}
