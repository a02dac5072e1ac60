import { Type as t, type TSchema } from '@sinclair/typebox'
import { endpoints } from './endpoint'
import { DateText, Flag, Id, Instant, Money, Nullable, OneOf, Paged, Text, pageFields } from './common'

/*
 * Market, headlines and notices (part E), documents of the about pages (part D, AB-01).
 * Every text with structure travels as blocks, never as HTML (E-N-11): the app has no HTML renderer.
 */

/** Where a tap leads: a route of the app with its parameters, or an address outside (`url`); all null = nowhere. */
const targetFields = {
  targetRoute: Nullable(t.String()),
  targetParams: t.Record(t.String(), t.String()),
  url: Nullable(t.String()),
}

/** A run of text. `color` names a token of the design, so that it follows the theme. `href`: '/route', 'tel:…' or 'https://…'. */
export const Span = t.Object({
  text: t.String(),
  b: t.Optional(t.Boolean()),
  i: t.Optional(t.Boolean()),
  color: t.Optional(OneOf('brand', 'danger', 'warning', 'success', 'muted')),
  href: t.Optional(t.String()),
})
const Spans = t.Array(Span)

const block = <const K extends string, P extends Record<string, TSchema>>(type: K, fields: P) =>
  t.Object({ type: t.Literal(type), ...fields })

/** One paragraph, picture, table … of an article or document; readers skip types they do not know. */
export const ContentBlock = t.Union([
  block('h2', { text: t.String() }),
  block('h3', { text: t.String() }),
  block('p', { spans: Spans }),
  block('img', { url: t.String(), w: t.Integer(), h: t.Integer(), alt: t.String(), caption: t.Optional(t.String()) }),
  block('table', { head: t.Array(t.String()), rows: t.Array(t.Array(t.String())) }),
  block('list', { ordered: t.Boolean(), items: t.Array(Spans) }),
  block('quote', { spans: Spans }),
  block('video', { url: t.String(), poster: t.Optional(t.String()), duration: t.Optional(t.Integer()) }),
  block('file', { fileId: t.String(), name: t.String(), size: t.Integer(), url: t.Optional(t.String()) }),
  block('product', { productId: t.String() }),
  block('link', { title: t.String(), route: t.Optional(t.String()), url: t.Optional(t.String()) }),
  block('hr', {}),
])

const Banner = t.Object({ bannerId: Id, imageUrl: t.String(), title: t.String(), ...targetFields })

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
  serviceAreas: t.Array(t.String()),
  warrantyMonths: t.Integer(),
  slaHours: t.Integer(),
  skus: t.Array(ProductSku),
  related: t.Array(ProductCard),
})

/** A gas-supply product offered by another part (E-M-23); `route` opens it there. */
const GasProductCard = t.Object({
  gpId: Id,
  kind: OneOf('package', 'ngPackage', 'elective', 'substitution'),
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
  state: OneOf('coming', 'open', 'soldOut', 'closed'),
  remainRatio: Nullable(t.String()),
  route: t.String(),
  params: t.Record(t.String(), t.String()),
})

const ActivityCard = t.Object({
  activityId: Id,
  type: OneOf('promotion', 'class', 'lottery', 'hyq', 'balance', 'external'),
  title: t.String(),
  summary: t.String(),
  cover: t.String(),
  startAt: Instant,
  endAt: Instant,
  state: OneOf('coming', 'running', 'ended'),
  /** null = the activity has no sign-up. */
  signUpState: Nullable(OneOf('notStarted', 'open', 'full', 'over', 'signed')),
  quota: Nullable(t.Integer()),
  quotaUsed: Nullable(t.Integer()),
  ...targetFields,
})

const SupplyInfo = t.Object({
  kind: OneOf('stop', 'resume', 'lowPressure'),
  areas: t.Array(t.String()),
  startAt: Instant,
  endAt: Nullable(Instant),
  reason: t.String(),
  planned: t.Boolean(),
  meterNos: t.Array(t.String()),
})

const Highlight = t.Object({
  title: t.Array(t.Tuple([t.Integer(), t.Integer()])),
  summary: t.Array(t.Tuple([t.Integer(), t.Integer()])),
})

const articleFields = {
  articleId: Id,
  title: t.String(),
  summary: t.String(),
  layout: OneOf('text', 'left', 'big', 'triple'),
  covers: t.Array(t.String()),
  source: Nullable(t.String()),
  publishAt: Instant,
  viewCount: t.Integer(),
  likeCount: t.Integer(),
  top: t.Boolean(),
  isOriginal: t.Boolean(),
  categoryCode: t.String(),
  needReceipt: t.Boolean(),
  receipted: t.Boolean(),
  /** Read before by this user; false for visitors. */
  read: t.Boolean(),
  supplyInfo: t.Optional(SupplyInfo),
}
const ArticleRow = t.Object({
  ...articleFields,
  /** Character ranges [start, end) of the keyword (E-N-10). */
  highlights: t.Optional(Highlight),
})
const FavoriteRow = t.Object({ ...articleFields, invalid: t.Boolean() })

const Reactions = {
  likeCount: t.Integer(),
  favCount: t.Integer(),
  liked: t.Boolean(),
  favorited: t.Boolean(),
  /** null = not said. */
  useful: Nullable(t.Boolean()),
}

const Receipt = t.Object({ at: Instant, userMasked: t.String() })

const ArticleDetail = t.Object({
  ...articleFields,
  channel: OneOf('headline', 'information', 'knowledge', 'hyq'),
  categoryName: t.String(),
  author: Nullable(t.String()),
  sourceUrl: Nullable(t.String()),
  blocks: t.Array(ContentBlock),
  attachments: t.Array(t.Object({ fileId: Id, name: t.String(), size: t.Integer(), url: t.String() })),
  /** Past its expiry: the page shows 内容已过期，仅供参考. */
  expired: t.Boolean(),
  receiptDueAt: Nullable(Instant),
  version: t.Integer(),
  ...Reactions,
  usefulCount: t.Integer(),
  receipt: Nullable(Receipt),
  canShare: t.Boolean(),
  related: t.Array(ArticleRow),
  products: t.Array(ProductCard),
})

const Channel = OneOf('headline', 'information', 'knowledge', 'hyq')
const BannerPosition = OneOf('mall', 'news', 'hyq', 'goodBuyGas', 'knowledge')

const DocType = OneOf('PLATFORM', 'LEGAL', 'PRIVACY', 'REGISTER', 'CONTACT')
const documentFields = {
  docType: DocType,
  versionNo: t.String(),
  title: t.String(),
  effectiveDate: DateText,
  status: OneOf('EFFECTIVE', 'HISTORY'),
}

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
    in: t.Object({ productId: Id }),
    out: ProductDetail,
  },
  'default POST /crmgas/market/product/favorite': {
    access: 'bound',
    in: t.Object({ productId: Id, favorite: t.Boolean() }),
    out: t.Object({ isFavorite: t.Boolean() }),
  },
  'default GET /crmgas/banner/list': {
    access: 'public',
    in: t.Object({ position: BannerPosition }),
    out: t.Object({ list: t.Array(Banner) }),
  },
})

/** Headlines, notices, knowledge: one store of articles (E 5.3). */
export const news = endpoints({
  'default GET /crmgas/news/channelList': {
    access: 'public',
    in: t.Object({ channel: Channel }),
    out: t.Object({
      list: t.Array(t.Object({ code: t.String(), name: t.String(), sort: t.Integer(), virtual: t.Boolean() })),
      /** An official notice still waits for the confirmation of this customer (dot at 资讯公告). */
      receiptDue: t.Boolean(),
    }),
  },
  'default GET /crmgas/news/list': {
    access: 'public',
    in: t.Object({
      ...pageFields,
      channel: Channel,
      /** Absent = the first (virtual) category of the channel. */
      categoryCode: t.Optional(Text(20)),
      keyword: t.Optional(Text(200)),
      /** `asOf` of page 1, so that new articles do not shift the following pages (E-N-01). */
      asOf: t.Optional(Instant),
    }),
    out: Paged(ArticleRow, { asOf: Instant }),
  },
  'default GET /crmgas/news/detail': {
    access: 'public',
    in: t.Object({ articleId: Id }),
    out: ArticleDetail,
  },
  'default POST /crmgas/news/react': {
    access: 'login',
    in: t.Object({ articleId: Id, type: OneOf('like', 'favorite', 'useful', 'useless'), on: t.Boolean() }),
    out: t.Object(Reactions),
  },
  'default GET /crmgas/news/favoriteList': {
    access: 'login',
    in: t.Object(pageFields),
    out: Paged(FavoriteRow),
  },
  'default POST /crmgas/news/readReport': {
    access: 'public',
    in: t.Object({
      articleId: Id,
      dwellMs: t.Integer({ minimum: 0, description: 'ms; capped at 30 minutes' }),
      percent: t.Integer({ minimum: 0, maximum: 100 }),
    }),
    out: t.Object({}),
  },
  'default POST /crmgas/news/confirmRead': {
    access: 'bound',
    in: t.Object({ articleId: Id, version: t.Integer({ minimum: 1 }) }),
    out: Receipt,
  },
})

/** Documents of the about pages (D 5.8) and the pictures of the seeded content. */
export const documents = endpoints({
  'cms GET /cms/document': {
    access: 'public',
    in: t.Object({ docType: DocType, versionNo: t.Optional(Text(20)) }),
    out: t.Object({ ...documentFields, blocks: t.Array(ContentBlock) }),
  },
  'cms GET /cms/document/versions': {
    access: 'public',
    in: t.Object({ docType: DocType }),
    out: t.Object({ list: t.Array(t.Object(documentFields)) }),
  },
  'cms GET /cms/contact': {
    access: 'public',
    summary: '联系我们; empty texts are not shown',
    out: t.Object({
      companyName: t.String(),
      address: t.String(),
      email: t.String(),
      wechatName: t.String(),
      wechatQrUrl: t.String(),
      workHours: t.String(),
      phones: t.Array(t.Object({ label: t.String(), phone: t.String() })),
      /** Record of the internet authority shown at 关于我们; '' until configured. */
      icpNo: t.String(),
    }),
  },
  'cms GET /cms/media/demo/{name}': {
    access: 'public',
    summary: 'Pictures of the seeded content (E 8), drawn by the gateway',
    in: t.Object({ name: Text(80, 1) }),
  },
})

export const content = { ...market, ...news, ...documents }
