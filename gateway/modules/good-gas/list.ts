import type { In, Out } from '@contract'
import { comparePrice } from '@domain/price'
import type { BoundSession, Work } from '../../http/context'
import { cutPage } from '../../http/page'
import { offersFor, type GasCard } from '../market/service'
import { remindersOf } from './repo'

type List = 'default GET /hqw/goodGas/productList'

/** E-M-23. An offer is shown to all users of the customer: the right to order is checked where it is ordered (E-M-27). */
export async function productList(work: Work, session: BoundSession, input: In<List>): Promise<Out<List>> {
  const { kind, state, open, sort } = input
  const cards = (await offersFor(work, session))
    .map(({ card }) => card)
    .filter((card) => kind === undefined || card.kind === kind)
    .filter((card) => state === undefined || card.state === state)
    .filter((card) => open !== '1' || card.state === 'open')
  const sorted = sort === 'priceAsc' ? [...cards].sort(byPrice) : cards
  const reminders = new Set((await remindersOf(work.db, session)).map(({ gpId }) => gpId))
  const list = sorted.map((card) => ({ ...card, reminded: reminders.has(card.gpId) }))
  return { ...cutPage(list, input), serverTime: work.clock.iso() }
}

/** What has no price comes last. */
function byPrice({ priceFrom: a }: GasCard, { priceFrom: b }: GasCard): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return comparePrice(a, b)
}
