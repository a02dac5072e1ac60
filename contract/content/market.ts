import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { activityStates, activityTypes } from '@domain/statuses/activity-sign-up'
import { DateText, Flag, Id, Instant, Money, Nullable, OneOf, Paged, Text, pageFields } from '../common'
import { endpoints } from '../endpoint'
import { targetFields, ContentBlock, Banner } from './words'

const categoryFields = {
  categoryId: Id,
  parentId: Nullable(Id),
  name: t.String(),
  icon: t.String({ description: 'address of a 48 × 48 picture' }),
  sort: t.Integer(),
}
const Category = t.Object(categoryFields)
const CategoryTree = t.Object({ ...categoryFields, children: t.Array(Category) })

const PriceMode = OneOf('fixed', 'from', 'quote', 'free')
const productFields = {
  productId: Id,
  name: t.String(),
  subTitle: t.String(),
  coverUrl: t.String(),
  kind: OneOf('goods', 'service'),
  priceMode: PriceMode,
  /** null for quote and free; the lowest sku price for from. */
  price: Nullable(Money),
  /** Struck-through price; null unless E-M-02 allows to show it. */
  basePrice: Nullable(Money),
  unit: t.String(),
  tags: t.Array(t.String()),
  leadCount: t.Integer(),
  status: OneOf('onSale', 'soldOut', 'offSale'),
  isFavorite: t.Boolean(),
}
export const ProductCard = t.Object(productFields)

const ProductSku = t.Object({
  skuId: Id,
  name: t.String(),
  price: Nullable(Money),
  minQty: t.Integer(),
  maxQty: t.Integer(),
})

const ProductDetail = t.Object({
  ...productFields,
  categoryId: Id,
  images: t.Array(t.String()),
  basePriceDate: Nullable(DateText),
  sellingPoints: t.Array(t.String()),
  params: t.Array(t.Object({ name: t.String(), value: t.String() })),
  blocks: t.Array(ContentBlock),
  supplierName: t.String(),
  certNos: t.Array(t.String()),
  /** Regions of the gas companies in which it is delivered or done; empty where none was named. */
  serviceAreas: t.Array(t.String()),
  warrantyMonths: t.Integer(),
  slaHours: t.Integer(),
  skus: t.Array(ProductSku),
  related: t.Array(ProductCard),
  /** The caller's unfinished enquiry about it. */
  openLeadNo: Nullable(Id),
})

/** A gas-supply product offered by another part (E-M-23); `route` opens it there. */
export const GasProductKind = OneOf('package', 'ngPackage', 'elective', 'substitution')
export const GasProductState = OneOf('coming', 'open', 'soldOut', 'closed')
export const GasProductCard = t.Object({
  gpId: Id,
  kind: GasProductKind,
  title: t.String(),
  subTitle: t.String(),
  tags: t.Array(t.String()),
  priceFrom: Nullable(t.String()),
  priceTo: Nullable(t.String()),
  volumeMin: t.String(),
  volumeMax: t.String(),
  supplyMonths: t.String(),
  windowStart: Instant,
  windowEnd: Instant,
  state: GasProductState,
  remainRatio: Nullable(t.String()),
  route: t.String(),
  params: t.Record(t.String(), t.String()),
})

export const activityFields = {
  activityId: Id,
  type: OneOf(...codes(activityTypes)),
  title: t.String(),
  summary: t.String(),
  cover: t.String(),
  startAt: Instant,
  endAt: Instant,
  state: OneOf(...codes(activityStates)),
  /** null = the activity has no sign-up. */
  signUpState: Nullable(OneOf('notStarted', 'open', 'full', 'over', 'signed', 'waiting')),
  quota: Nullable(t.Integer()),
  /** People that have a seat. */
  quotaUsed: Nullable(t.Integer()),
  ...targetFields,
}
export const ActivityCard = t.Object(activityFields)

const BannerPosition = OneOf('mall', 'news', 'hyq', 'goodBuyGas', 'knowledge')

/** The tab 商城 (E 5.1). */
export const market = endpoints({
  'default GET /crmgas/market/home': {
    access: 'bound',
    summary: '商城首页',
    out: t.Object({
      banners: t.Array(Banner),
      categories: t.Array(Category),
      gasProducts: t.Array(GasProductCard),
      hotProducts: t.Array(ProductCard),
      activities: t.Array(ActivityCard),
      newProducts: t.Array(ProductCard),
      /** Enquiries with a quote that waits for an answer: the customer's for a master, the own ones for others (E-M-11). */
      openQuotes: t.Integer(),
      /** A provider of gas products failed; the rest is complete (E-M-23). */
      partial: t.Boolean(),
    }),
  },
  'default GET /crmgas/market/category/list': {
    access: 'bound',
    in: t.Object({ parentId: t.Optional(Id) }),
    out: t.Object({ list: t.Array(CategoryTree) }),
  },
  'default GET /crmgas/market/product/list': {
    access: 'bound',
    refuses: ['E1012'],
    in: t.Object({
      ...pageFields,
      categoryId: t.Optional(Id),
      keyword: t.Optional(Text(200)),
      kind: t.Optional(OneOf('goods', 'service')),
      priceMode: t.Optional(PriceMode),
      sort: t.Optional(OneOf('hot', 'new', 'priceAsc', 'priceDesc')),
      favorite: t.Optional(Flag),
    }),
    out: Paged(ProductCard),
  },
  'default GET /crmgas/market/product/detail': {
    access: 'bound',
    refuses: ['E1001'],
    in: t.Object({ productId: Id }),
    out: ProductDetail,
  },
  'default GET /crmgas/market/product/hotWords': {
    access: 'bound',
    out: t.Object({ list: t.Array(t.String()) }),
    summary: 'Categories of what is asked for most, at most ten: words to search for',
  },
  'default POST /crmgas/market/product/favorite': {
    access: 'bound',
    refuses: ['E1001', 'E1011'],
    in: t.Object({ productId: Id, favorite: t.Boolean() }),
    out: t.Object({ isFavorite: t.Boolean() }),
  },
  'default GET /crmgas/banner/list': {
    access: 'public',
    in: t.Object({ position: BannerPosition }),
    out: t.Object({ list: t.Array(Banner) }),
  },
})
