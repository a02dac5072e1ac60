import type { Static } from '@sinclair/typebox'
import type { ProductCard } from '@contract/content/market'
import type { BoundSession, JobCtx, Work } from '../../http/context'
import { createViewCounter, flushCounter, viewerOf, type Viewer } from '../audience/service'
import { pictureOf } from '../file/service'
import {
  addEnquiry,
  addProductViews,
  anyProduct,
  favoritesAmong,
  isShelfDue,
  pageOfProducts,
  productsById,
  skusOf,
  switchShelf,
  visibleProduct,
  type CardRow,
} from './repo/products'
import { offersFor } from './gas-offers'
import { visibleActivity } from './repo/activities'
import { shownBasePrice } from './rules/shelf'
import { indexProduct } from './searchable'
import { ProductCard as ProductCardSchema } from '@contract/content/market'
import { question } from '../../extensions'
import { shape } from '../../http/shape'

export {
  activityCards,
  activityOf,
  activityPage,
  addActivity,
  changeActivity,
  companyActivities,
  companyActivity,
  lockedActivity,
  ownSignUps,
  plainActivityCards,
  reserveSeats,
  type ActivityRow,
} from './activities'

export {
  gasOffers,
  offersFor,
  ratioOf,
  SHOWN_AFTER_END,
  type GasCard,
  type GasOffer,
  type GasOffersOf,
  type OfferTry,
} from './gas-offers'

export { hasProducts, productCategories } from './staff-products'

export type Card = Static<typeof ProductCard>

/** E-M-07: one view per user and product in an hour. */
export const productViews = createViewCounter(60 * 60_000)

export const cardOf = (work: Work, row: CardRow, favorites: ReadonlySet<string>): Card =>
  shape(ProductCardSchema.properties, row, {
    coverUrl: pictureOf(work, row.coverUrl),
    basePrice: shownBasePrice(row),
    status: row.status as Card['status'],
    isFavorite: favorites.has(row.productId),
  })

export async function cardsOf(work: Work, viewer: Viewer, rows: readonly CardRow[]): Promise<Card[]> {
  const ids = rows.map((row) => row.productId)
  const favorites = viewer.userId === null ? new Set<string>() : await favoritesAmong(work.db, viewer.userId, ids)
  return rows.map((row) => cardOf(work, row, favorites))
}

/** Cards of these products in the order asked for, those this viewer may see. */
export async function cardsById(work: Work, viewer: Viewer, productIds: readonly string[]): Promise<Card[]> {
  const cards = await cardsOf(work, viewer, await productsById(work.db, viewer, productIds))
  return productIds.flatMap((id) => cards.find((card) => card.productId === id) ?? [])
}

/** The same for a session. */
export const productCards = async (work: Work, session: BoundSession, productIds: readonly string[]): Promise<Card[]> =>
  cardsById(work, await viewerOf(work, session), productIds)

/** Goods that are asked for most. */
export async function hotGoods(work: Work, session: BoundSession, limit: number): Promise<Card[]> {
  const viewer = await viewerOf(work, session)
  const rows = await pageOfProducts(work.db, viewer, { ...anyProduct, kind: 'goods' }, 'hot', { offset: 0, limit })
  return cardsOf(work, viewer, rows)
}

/** What may be asked for, as an enquiry needs it. */
export interface Enquirable {
  name: string
  coverUrl: string
  /** Of the shelf; null for what is no product. */
  categoryId: string | null
  /** Goods are delivered somewhere. */
  isGoods: boolean
  /** Yuan; null where a quote says it. */
  price: string | null
  /** Working hours until the promised first contact. */
  slaHours: number
  skus: readonly { skuId: string; name: string; price: string | null; minQty: number; maxQty: number }[]
}

/** Hours of what has none of its own. */
const USUAL_HOURS = 24

/** A way of buying gas that is not over; where it is ordered says its price. */
async function enquirableOffer(work: Work, session: BoundSession, gpId: string): Promise<Enquirable | undefined> {
  const offer = (await offersFor(work, session)).find(({ card }) => card.gpId === gpId && card.state !== 'closed')
  const common = { coverUrl: '', categoryId: null, isGoods: false, price: null, slaHours: USUAL_HOURS, skus: [] }
  return offer && { name: offer.card.title, ...common }
}

/** A product on the shelf, an activity or a way of buying gas that the caller may see; undefined for any other (E-M-01). */
export async function enquirable(
  work: Work,
  session: BoundSession,
  { type, id }: { type: 'product' | 'activity' | 'gasProduct'; id: string },
): Promise<Enquirable | undefined> {
  if (type === 'gasProduct') return enquirableOffer(work, session, id)
  const viewer = await viewerOf(work, session)
  if (type === 'activity') {
    const activity = await visibleActivity(work.db, viewer, id)
    return (
      activity && {
        name: activity.title,
        coverUrl: activity.cover,
        categoryId: null,
        isGoods: false,
        price: null,
        slaHours: USUAL_HOURS,
        skus: [],
      }
    )
  }
  const product = await visibleProduct(work.db, viewer, id)
  if (!product || product.status === 'offSale') return undefined
  const { name, coverUrl, categoryId, kind, price, slaHours } = product
  const skus = await skusOf(work.db, id)
  return { name, coverUrl, categoryId, isGoods: kind === 'goods', price, slaHours, skus }
}

/** The unfinished enquiry about a product that the caller may see, for its page (E 6.4). */
export const openEnquiry = question<
  (work: Work, session: BoundSession, productId: string) => Promise<string | undefined>
>('openEnquiry', () => Promise.resolve(undefined))

/** Enquiries that the caller may see with a quote that waits for an answer (E 6.1). */
export const openQuotes = question<(work: Work, session: BoundSession) => Promise<number>>('openQuotes', () =>
  Promise.resolve(0),
)

/** One more enquiry about a product. */
export const countEnquiry = (work: Work, productId: string): Promise<void> => addEnquiry(work.db, productId)

/** Enquiries about each product since a moment, for its score (E-M-06). */
export const enquiriesSince = question<(work: Work, since: string) => Promise<ReadonlyMap<string, number>>>(
  'enquiriesSince',
  () => Promise.resolve(new Map()),
)

/** Whether a planned sale starts or ends by now. */
export const isSwitchDue = (work: Work): Promise<boolean> => isShelfDue(work.db, work.clock.iso())

/** Planned sales start and end. */
export async function switchSales(work: Work): Promise<void> {
  for (const product of await switchShelf(work.db, work.clock.iso())) await indexProduct(work, product)
}

/** Writes the views noted since the last time. */
export const flushProductViews = (ctx: JobCtx): Promise<void> =>
  flushCounter(ctx, productViews, 'product', (db, views) => addProductViews(db, views, ctx.clock.today()))
