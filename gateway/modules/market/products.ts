import type { In, Out } from '@contract'
import type { BoundSession, Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { Refusal } from '../../http/refusal'
import { keywordProblem, viewerOf } from '../audience/service'
import { pictureOf } from '../file/service'
import { companyRegions } from '../membership/service'
import {
  addFavorite,
  anyProduct,
  categories,
  countProducts,
  pageOfProducts,
  removeFavorite,
  skusOf,
  visibleProduct,
  type ProductFilter,
} from './repo/products'
import { ask } from '../../wiring'
import { productsNamed } from './searchable'
import { cardOf, cardsOf, openEnquiry, productViews } from './service'

type List = 'default GET /crmgas/market/product/list'
type Detail = 'default GET /crmgas/market/product/detail'
type Favorite = 'default POST /crmgas/market/product/favorite'

const relatedShown = 4
/** Products that words to search for come from, and most of the words. */
const hotLooked = 30
const mostWords = 10
/** E-M-22. */
const mostFavorites = 200

/** A category of the first level includes all below it. */
async function categoryIdsOf(work: Work, categoryId: string | undefined): Promise<string[] | null> {
  if (categoryId === undefined) return null
  const all = await categories(work.db)
  return all.filter((row) => row.categoryId === categoryId || row.parentId === categoryId).map((row) => row.categoryId)
}

/** Products that this customer may see and that fit what is asked. */
export async function productList(work: Work, session: BoundSession, input: In<List>): Promise<Out<List>> {
  const keyword = input.keyword?.trim() || null
  if (keyword !== null && keywordProblem(keyword) === 'TOO_LONG') throw new Refusal('E1012')
  const viewer = await viewerOf(work, session)
  const filter: ProductFilter = {
    categoryIds: await categoryIdsOf(work, input.categoryId),
    among: keyword === null ? null : await productsNamed(work, viewer, keyword),
    kind: input.kind ?? null,
    priceMode: input.priceMode ?? null,
    favoriteOf: input.favorite === '1' ? session.userId : null,
  }
  const page = paged(input)
  const rows = await pageOfProducts(work.db, viewer, filter, input.sort ?? 'hot', page)
  return envelope(page, await cardsOf(work, viewer, rows), await countProducts(work.db, viewer, filter))
}

/** One product with its neighbours (E1001 when it may not be seen); the view is counted. */
export async function productDetail(work: Work, session: BoundSession, productId: string): Promise<Out<Detail>> {
  const viewer = await viewerOf(work, session)
  const row = await visibleProduct(work.db, viewer, productId)
  if (!row) throw new Refusal('E1001')
  productViews.see(productId, session.userId, work.clock.now())
  const [card] = await cardsOf(work, viewer, [row])
  const sameCategory = { ...anyProduct, categoryIds: [row.categoryId] }
  const near = await pageOfProducts(work.db, viewer, sameCategory, 'hot', { offset: 0, limit: relatedShown + 1 })
  const related = near.filter((one) => one.productId !== productId).slice(0, relatedShown)
  return {
    ...(card ?? cardOf(work, row, new Set())),
    categoryId: row.categoryId,
    images: row.images.map((image) => pictureOf(work, image)),
    basePriceDate: row.basePriceDate,
    sellingPoints: row.sellingPoints,
    params: row.params,
    blocks: row.blocks,
    supplierName: row.supplierName,
    certNos: row.certNos,
    serviceAreas: await companyRegions(work, row.serviceAreas),
    warrantyMonths: row.warrantyMonths,
    slaHours: row.slaHours,
    skus: (await skusOf(work.db, productId)).map(({ skuId, name, price, minQty, maxQty }) => ({
      skuId,
      name,
      price,
      minQty,
      maxQty,
    })),
    related: await cardsOf(work, viewer, related),
    openLeadNo: (await ask(work, openEnquiry)(work, session, productId)) ?? null,
  }
}

/** Names of the categories of the hottest products, without doubles (E 5.1). */
export async function hotWords(work: Work, session: BoundSession): Promise<string[]> {
  const viewer = await viewerOf(work, session)
  const names = new Map((await categories(work.db)).map(({ categoryId, name }) => [categoryId, name]))
  const hottest = await pageOfProducts(work.db, viewer, anyProduct, 'hot', { offset: 0, limit: hotLooked })
  return [...new Set(hottest.flatMap(({ categoryId }) => names.get(categoryId) ?? []))].slice(0, mostWords)
}

/** Keeps a product among the favourites or takes it out; E1011 beyond the most that are kept. */
export async function setFavorite(
  work: Work,
  session: BoundSession,
  { productId, favorite }: In<Favorite>,
): Promise<Out<Favorite>> {
  const { userId } = session
  if (!favorite) {
    await removeFavorite(work.db, userId, productId)
    return { isFavorite: false }
  }
  const row = await visibleProduct(work.db, await viewerOf(work, session), productId)
  if (!row) throw new Refusal('E1001')
  if (!(await addFavorite(work.db, { userId, productId, createdAt: work.clock.iso() }, mostFavorites)))
    throw new Refusal('E1011')
  return { isFavorite: true }
}
