import type { Static } from '@sinclair/typebox'
import type { ProductCard } from '@contract/content/market'
import type { JobCtx, Work } from '../../http/context'
import { createViewCounter, flushCounter, type Viewer } from '../audience/service'
import { addProductViews, favoritesAmong, productsById, switchShelf, type ProductRow } from './repo'
import { shownBasePrice } from './rules/shelf'
import { ProductCard as ProductCardSchema } from '@contract/content/market'
import { shape } from '../../http/shape'

export type Card = Static<typeof ProductCard>

/** E-M-07: one view per user and product in an hour. */
export const productViews = createViewCounter(60 * 60_000)

export const cardOf = (row: ProductRow, favorites: ReadonlySet<string>): Card =>
  shape(ProductCardSchema.properties, row, {
    basePrice: shownBasePrice(row),
    status: row.status as Card['status'],
    isFavorite: favorites.has(row.productId),
  })

export async function cardsOf(work: Work, viewer: Viewer, rows: readonly ProductRow[]): Promise<Card[]> {
  const ids = rows.map((row) => row.productId)
  const favorites = viewer.userId === null ? new Set<string>() : await favoritesAmong(work.db, viewer.userId, ids)
  return rows.map((row) => cardOf(row, favorites))
}

/** Cards of these products in the order asked for, those this viewer may see. */
export async function cardsById(work: Work, viewer: Viewer, productIds: readonly string[]): Promise<Card[]> {
  const cards = await cardsOf(work, viewer, await productsById(work.db, viewer, productIds))
  return productIds.flatMap((id) => cards.find((card) => card.productId === id) ?? [])
}

/** Planned sales start and end. */
export const switchSales = (work: Work): Promise<void> => switchShelf(work.db, work.clock.iso())

/** Writes the views noted since the last time. */
export const flushProductViews = (ctx: JobCtx): Promise<void> =>
  flushCounter(ctx, productViews, 'product', addProductViews)
