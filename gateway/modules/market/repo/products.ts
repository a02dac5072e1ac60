import { sql, type Insertable, type RawBuilder, type Selectable, type SqlBool } from 'kysely'
import { countOf } from '../../../db/count'
import type { Db } from '../../../db/connect'
import type {
  BannerTable,
  MarketActivityTable,
  MarketCategoryTable,
  MarketProductTable,
  ProductSkuTable,
  ProductViewDayTable,
} from '../../../db/tables.gen'
import { audienceOf, type Reader } from '../../../db/audience'

export type ProductRow = Selectable<MarketProductTable>
export type BannerRow = Selectable<BannerTable>

/** Banners of a place that are live now (E-M-01), eight at most. */
export const liveBanners = (db: Db, viewer: Reader, position: string, now: string): Promise<BannerRow[]> =>
  db
    .selectFrom('banner')
    .selectAll()
    .where('position', '=', position)
    .where('status', '=', 'on')
    .where('startAt', '<=', now)
    .where('endAt', '>', now)
    .where(audienceOf(viewer, 'banner'))
    .orderBy('sort')
    .orderBy('bannerId')
    .limit(8)
    .execute()

export const categories = (db: Db): Promise<Selectable<MarketCategoryTable>[]> =>
  db.selectFrom('marketCategory').selectAll().where('status', '=', 'on').orderBy('sort').orderBy('categoryId').execute()

/** On the shelf for this viewer: products have no visibility of their own, the market is for bound users. */
const forViewer = (viewer: Reader) => sql<SqlBool>`(company_codes = '{}' or ${viewer.companyCode} = any(company_codes))
  and (customer_types = '{}' or ${viewer.customerType} = any(customer_types))`

export interface ProductFilter {
  categoryIds: readonly string[] | null
  /** Only these, which a search has found. */
  among: readonly string[] | null
  kind: ProductRow['kind'] | null
  priceMode: ProductRow['priceMode'] | null
  /** Only what this user marked. */
  favoriteOf: string | null
}

export const anyProduct: ProductFilter = {
  categoryIds: null,
  among: null,
  kind: null,
  priceMode: null,
  favoriteOf: null,
}

const shelf = (db: Db, viewer: Reader, filter: ProductFilter) =>
  db
    .selectFrom('marketProduct')
    .where('status', 'in', ['onSale', 'soldOut'])
    .where(forViewer(viewer))
    .$if(filter.categoryIds !== null, (q) => q.where('categoryId', 'in', [...(filter.categoryIds ?? []), '']))
    .$if(filter.kind !== null, (q) => q.where('kind', '=', filter.kind ?? 'goods'))
    .$if(filter.priceMode !== null, (q) => q.where('priceMode', '=', filter.priceMode ?? 'free'))
    .$if(filter.among !== null, (q) => q.where('productId', 'in', [...(filter.among ?? []), '']))
    .$if(filter.favoriteOf !== null, (q) =>
      q.where('productId', 'in', (eb) =>
        eb
          .selectFrom('productFavorite')
          .select('productFavorite.productId')
          .where('userId', '=', filter.favoriteOf ?? ''),
      ),
    )

export async function countProducts(db: Db, viewer: Reader, filter: ProductFilter): Promise<number> {
  return countOf(shelf(db, viewer, filter))
}

/** hot: pinned ones first, then by score (E-M-06); by price those without one come last. */
const orders = {
  hot: sql`is_hot desc, hot_sort asc nulls last, hot_score desc`,
  new: sql`on_sale_at desc nulls last`,
  priceAsc: sql`price asc nulls last`,
  priceDesc: sql`price desc nulls last`,
} as const
export type ProductSort = keyof typeof orders

/** What a card needs: texts and pictures of a product make its row ten times as wide. */
const ofCard = [
  'productId',
  'categoryId',
  'name',
  'subTitle',
  'coverUrl',
  'kind',
  'priceMode',
  'price',
  'basePrice',
  'basePriceDate',
  'promotionStart',
  'unit',
  'tags',
  'leadCount',
  'status',
] as const
export type CardRow = Pick<ProductRow, (typeof ofCard)[number]>

export const pageOfProducts = (
  db: Db,
  viewer: Reader,
  filter: ProductFilter,
  sort: ProductSort,
  page: { offset: number; limit: number },
): Promise<CardRow[]> =>
  shelf(db, viewer, filter)
    .select(ofCard)
    .orderBy(orders[sort])
    .orderBy('productId')
    .offset(page.offset)
    .limit(page.limit)
    .execute()

/** On the shelf for this viewer, or off sale but marked by the viewer (3.1). */
export const visibleProduct = (db: Db, viewer: Reader, productId: string): Promise<ProductRow | undefined> =>
  db
    .selectFrom('marketProduct')
    .selectAll()
    .where('productId', '=', productId)
    .where(forViewer(viewer))
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['onSale', 'soldOut']),
        eb.and([
          eb('status', '=', 'offSale'),
          eb.exists(
            eb
              .selectFrom('productFavorite')
              .select('productFavorite.userId')
              .whereRef('productFavorite.productId', '=', 'marketProduct.productId')
              .where('productFavorite.userId', '=', viewer.userId ?? ''),
          ),
        ]),
      ]),
    )
    .executeTakeFirst()

export const productsById = (db: Db, viewer: Reader, productIds: readonly string[]): Promise<CardRow[]> =>
  productIds.length === 0
    ? Promise.resolve([])
    : shelf(db, viewer, anyProduct)
        .select(ofCard)
        .where('productId', 'in', [...productIds])
        .execute()

export const skusOf = (db: Db, productId: string): Promise<Selectable<ProductSkuTable>[]> =>
  db
    .selectFrom('productSku')
    .selectAll()
    .where('productId', '=', productId)
    .where('status', '=', 'on')
    .orderBy('sort')
    .execute()

export async function favoritesAmong(db: Db, userId: string, productIds: readonly string[]): Promise<Set<string>> {
  if (productIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('productFavorite')
    .select('productId')
    .where('userId', '=', userId)
    .where('productId', 'in', [...productIds])
    .execute()
  return new Set(rows.map((row) => row.productId))
}

/** All marks of a user with the names of the products, the newest first: for the copy of personal data. */
export const favoritesOf = (db: Db, userId: string) =>
  db
    .selectFrom('productFavorite')
    .innerJoin('marketProduct', 'marketProduct.productId', 'productFavorite.productId')
    .where('productFavorite.userId', '=', userId)
    .select(['marketProduct.name', 'productFavorite.createdAt'])
    .orderBy('productFavorite.createdAt', 'desc')
    .orderBy('productFavorite.productId')
    .execute()

/** Adds a mark unless the user has `most` already; the count is taken in the same statement. False = the limit is reached. */
export async function addFavorite(
  db: Db,
  row: { userId: string; productId: string; createdAt: string },
  most: number,
): Promise<boolean> {
  const added = await sql<{ userId: string }>`insert into product_favorite (user_id, product_id, created_at)
    select ${row.userId}, ${row.productId}, ${row.createdAt}::timestamptz
    where (select count(*) from product_favorite where user_id = ${row.userId} and product_id <> ${row.productId}) < ${most}
    on conflict (user_id, product_id) do update set created_at = product_favorite.created_at
    returning user_id`.execute(db)
  return added.rows.length > 0
}

export const removeFavorite = async (db: Db, userId: string, productId: string): Promise<void> => {
  await db.deleteFrom('productFavorite').where('userId', '=', userId).where('productId', '=', productId).execute()
}

export async function addEnquiry(db: Db, productId: string): Promise<void> {
  await db
    .updateTable('marketProduct')
    .set(({ eb }) => ({ leadCount: eb('leadCount', '+', 1) }))
    .where('productId', '=', productId)
    .execute()
}

/** Products that come on the shelf by now, and those that leave it (3.1): asked for and switched by the same conditions. */
const begins = (now: string) => sql<boolean>`(status = 'draft' and on_sale_at <= ${now})`
const ends = (now: string) => sql<boolean>`(status in ('onSale', 'soldOut') and off_sale_at <= ${now})`

export const isShelfDue = async (db: Db, now: string): Promise<boolean> =>
  (await db
    .selectFrom('marketProduct')
    .select('productId')
    .where((eb) => eb.or([begins(now), ends(now)]))
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Planned switches of the shelf (3.1): the products that they changed. */
export async function switchShelf(db: Db, now: string): Promise<ProductRow[]> {
  const turn = (status: 'onSale' | 'offSale', which: RawBuilder<boolean>) =>
    db.updateTable('marketProduct').set({ status, updatedAt: now }).where(which).returningAll().execute()
  return [...(await turn('onSale', begins(now))), ...(await turn('offSale', ends(now)))]
}

export async function addProductViews(db: Db, views: ReadonlyMap<string, number>, day: string): Promise<void> {
  if (views.size === 0) return
  await sql`insert into product_view_day (product_id, day, views)
    select id, ${day}::date, n from unnest(${[...views.keys()]}::text[], ${[...views.values()]}::int[]) as seen (id, n)
    on conflict (product_id, day) do update set views = product_view_day.views + excluded.views`.execute(db)
  await sql`update market_product set view_count = view_count + seen.n
    from unnest(${[...views.keys()]}::text[], ${[...views.values()]}::int[]) as seen (id, n)
    where market_product.product_id = seen.id`.execute(db)
}

/** The data for the score of a product on the shelf, enquiries apart: views and marks from a day on (E-M-06). */
export const hotFacts = (
  db: Db,
  since: string,
): Promise<{ productId: string; onSaleAt: string | null; views: number; favourites: number }[]> =>
  db
    .selectFrom('marketProduct')
    .select(['productId', 'onSaleAt'])
    .select([
      sql<number>`(select coalesce(sum(views), 0)::int from product_view_day as seen
        where seen.product_id = market_product.product_id and seen.day >= ${since.slice(0, 10)}::date)`.as('views'),
      sql<number>`(select count(*)::int from product_favorite as marked
        where marked.product_id = market_product.product_id and marked.created_at >= ${since}::timestamptz)`.as(
        'favourites',
      ),
    ])
    .where('status', 'in', ['onSale', 'soldOut'])
    .execute()

export async function setHotScores(db: Db, scores: ReadonlyMap<string, string>): Promise<void> {
  await sql`update market_product set hot_score = scored.n
    from unnest(${[...scores.keys()]}::text[], ${[...scores.values()]}::numeric[]) as scored (id, n)
    where product_id = scored.id`.execute(db)
}

/** Days that no score uses any more. */
export const dropViewsBefore = (db: Db, day: string) => db.deleteFrom('productViewDay').where('day', '<', day).execute()

export interface MarketRows {
  categories: Insertable<MarketCategoryTable>[]
  products: Insertable<MarketProductTable>[]
  skus: Insertable<ProductSkuTable>[]
  views: Insertable<ProductViewDayTable>[]
  activities: Insertable<MarketActivityTable>[]
  banners: Insertable<BannerTable>[]
}

/** Inserts a whole market: its products as inserted. */
export async function insertMarket(db: Db, rows: MarketRows): Promise<ProductRow[]> {
  await db.insertInto('marketCategory').values(rows.categories).execute()
  const products = await db.insertInto('marketProduct').values(rows.products).returningAll().execute()
  await db.insertInto('productSku').values(rows.skus).execute()
  await db.insertInto('productViewDay').values(rows.views).execute()
  await db.insertInto('marketActivity').values(rows.activities).execute()
  await db.insertInto('banner').values(rows.banners).execute()
  return products
}

/** Every product on the shelf, for whomever. */
export const wholeShelf = (db: Db): Promise<ProductRow[]> =>
  db.selectFrom('marketProduct').selectAll().where('status', 'in', ['onSale', 'soldOut']).orderBy('productId').execute()
