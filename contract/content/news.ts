import { Type as t } from '@sinclair/typebox'
import { Id, Instant, Nullable, OneOf, Paged, Text, pageFields } from '../common'
import { endpoints } from '../endpoint'
import { ContentBlock } from './words'
import { ProductCard } from './market'

export const SupplyInfo = t.Object({
  kind: OneOf('stop', 'resume', 'lowPressure'),
  areas: t.Array(t.String()),
  startAt: Instant,
  endAt: Nullable(Instant),
  reason: t.String(),
  planned: t.Boolean(),
  /** Staff name all meters concerned; a reader is answered the own ones only. */
  meterNos: t.Array(Text(20, 1), { maxItems: 200 }),
})

/** A document that comes with a notice; `size` in bytes, `url` is signed for ten minutes. */
export const Attachment = t.Object({ fileId: Id, name: t.String(), size: t.Integer(), url: t.String() })

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
  /** Documents come with it. */
  hasAttachments: t.Boolean(),
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
  attachments: t.Array(Attachment),
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
const Ratio = t.String({ pattern: '^-?\\d+\\.\\d{2}$' })
const Typed = Text(12, 1)

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
    refuses: ['E1012', 'E2004'],
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
    refuses: ['E2001', 'E2002', 'E2003', 'E2005'],
    in: t.Object({ articleId: Id }),
    out: ArticleDetail,
  },
  'default POST /crmgas/news/react': {
    access: 'login',
    refuses: ['E2001', 'E2002', 'E2003'],
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
    refuses: ['E2001', 'E2002', 'E2003'],
    in: t.Object({
      articleId: Id,
      dwellMs: t.Integer({ minimum: 0, description: 'ms; capped at 30 minutes' }),
      percent: t.Integer({ minimum: 0, maximum: 100 }),
    }),
    out: t.Object({}),
  },
  'default GET /crmgas/knowledge/topicList': {
    access: 'public',
    out: t.Object({
      topics: t.Array(t.Object({ code: t.String(), name: t.String(), count: t.Integer() })),
    }),
    summary: 'Topics of saving gas and how many articles each has for this reader',
  },
  'default POST /crmgas/knowledge/estimate': {
    access: 'public',
    reads: true,
    refuses: ['E2010'],
    // Numbers as they are typed; per cent, °C, m³ a month, yuan/m³.
    // Those that the tool has no use for are left out.
    in: t.Object({
      tool: OneOf('flue', 'stove'),
      fumesBefore: t.Optional(Typed),
      fumesAfter: t.Optional(Typed),
      air: t.Optional(Typed),
      oxygenBefore: t.Optional(Typed),
      oxygenAfter: t.Optional(Typed),
      efficiencyBefore: t.Optional(Typed),
      efficiencyAfter: t.Optional(Typed),
      volume: Typed,
      price: Typed,
    }),
    out: t.Object({
      /** Efficiency in per cent. */
      before: Ratio,
      after: Ratio,
      /** Share of the gas that is saved, per cent; 0.00 where the aim is no better. */
      savingRatio: Ratio,
      /** m³ and yuan a month. */
      savedVolume: t.String(),
      savedAmount: t.String(),
      isBetter: t.Boolean(),
    }),
    summary: 'What better combustion or a better stove would save: an estimate, nothing is kept of it',
  },
  'default POST /crmgas/news/confirmRead': {
    access: 'bound',
    refuses: ['E2001', 'E2002', 'E2003', 'E2006'],
    in: t.Object({ articleId: Id, version: t.Integer({ minimum: 1 }) }),
    out: Receipt,
  },
})
