import { addDays, dateOf, diffDays, startOf, toInstant } from '@domain/date'
import type { Work } from '../../http/context'
import { ask } from '../../wiring'
import { onePiece } from '../../work/kinds'
import { dropViewsBefore, hotFacts, setHotScores } from './repo/products'
import { hotScore } from './rules/shelf'
import { enquiriesSince } from './service'

/** Days that a score looks back over, today among them (E-M-06). */
const SPAN = 30
const HOUR = 3600

/** Writes the score of each product on the shelf; the list sorts by what is written. */
async function scoreAll(work: Work): Promise<void> {
  const today = work.clock.today()
  const firstDay = addDays(today, 1 - SPAN)
  const since = toInstant(startOf(firstDay))
  const enquiries = await ask(work, enquiriesSince)(work, since)
  const facts = await hotFacts(work.db, since)
  const scores = facts.map(({ productId, onSaleAt, views, favourites }) => {
    const daysOnSale = onSaleAt === null ? 0 : Math.max(0, diffDays(dateOf(onSaleAt), today))
    const leads30 = enquiries.get(productId) ?? 0
    return [productId, hotScore({ leads30, views30: views, favourites30: favourites, daysOnSale })] as const
  })
  await setHotScores(work.db, new Map(scores))
  await dropViewsBefore(work.db, firstDay)
}

/** Hourly (E-M-06). */
export const hotScores = onePiece('market.hotScore', { everySeconds: HOUR }, { handle: scoreAll })
