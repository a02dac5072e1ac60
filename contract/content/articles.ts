import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { articleChannels, articleLayouts, articleStatus, contentVisibility } from '@domain/statuses/content'
import { customerClasses } from '@domain/statuses/names'
import { Bp, Id, Instant, Nullable, OneOf, Paged, Text, pageFields } from '../common'
import { endpoints } from '../endpoint'
import { Attachment, SupplyInfo } from './news'
import { ContentBlock } from './words'

/* E 5.9: articles for staff. */

const Channel = OneOf(...codes(articleChannels))
const CustomerType = OneOf(...codes(customerClasses))
const Status = OneOf(...codes(articleStatus))

export const articleRowFields = {
  articleId: Id,
  title: t.String(),
  status: Status,
  publishAt: Instant,
  expireAt: Nullable(Instant),
  needReceipt: t.Boolean(),
  viewCount: t.Integer(),
  likeCount: t.Integer(),
  usefulCount: t.Integer(),
  uselessCount: t.Integer(),
  version: t.Integer(),
  channel: OneOf(...codes(articleChannels), 'hyq'),
  categoryName: t.String(),
  /** False: it is shared by all companies, or another module's, and not changed here. */
  editable: t.Boolean(),
}
const Row = t.Object(articleRowFields)

const Receipt = t.Object({ bp: Bp, customerName: t.String(), userMasked: t.String(), at: Instant })

const Detail = t.Object({
  ...articleRowFields,
  categoryCode: t.String(),
  summary: t.String(),
  layout: OneOf(...codes(articleLayouts)),
  covers: t.Array(t.String()),
  author: Nullable(t.String()),
  source: Nullable(t.String()),
  sourceUrl: Nullable(t.String()),
  topUntil: Nullable(Instant),
  receiptDueAt: Nullable(Instant),
  visibility: OneOf(...codes(contentVisibility)),
  allowShare: t.Boolean(),
  supplyInfo: Nullable(SupplyInfo),
  attachments: t.Array(Attachment),
  relatedProductIds: t.Array(Id),
  /** Empty: of all types. */
  customerTypes: t.Array(CustomerType),
  /** The text as it is typed; null where it holds what typing cannot say. */
  text: Nullable(t.String()),
  blocks: t.Array(ContentBlock),
  receipts: t.Object({
    /** Customers of the company that have confirmed this version. */
    given: t.Integer(),
    /** Customers of the company that are asked for a receipt: bound, of the notice's customer types. */
    asked: t.Integer(),
    /** The latest of them, at most 100. */
    list: t.Array(Receipt),
  }),
})

const Link = t.String({ maxLength: 200, pattern: '^(https://[^\\s\\\\@]+)?$' })

export const articles = endpoints({
  'btwob GET /article/list': {
    access: 'staff',
    refuses: ['2211'],
    in: t.Object({ ...pageFields, status: t.Optional(Status) }),
    out: Paged(Row),
    summary: 'Articles that the customers of the company may see, and its own drafts',
  },
  'btwob GET /article/categories': {
    access: 'staff',
    refuses: ['2211'],
    out: t.Object({ list: t.Array(t.Object({ channel: Channel, code: t.String(), name: t.String() })) }),
    summary: 'Where an article can stand',
  },
  'btwob GET /article/detail': {
    access: 'staff',
    refuses: ['2211', '2902'],
    in: t.Object({ articleId: Id }),
    out: Detail,
    summary: 'An article with the customers that have confirmed it',
  },
  'btwob POST /article/save': {
    access: 'staff',
    once: true,
    refuses: ['2901', '2902', '2904', '44852'],
    bodyKb: 512,
    in: t.Object({
      /** Without it: a new draft. */
      articleId: t.Optional(Id),
      /** As read; 0 for a new one. */
      version: t.Integer({ minimum: 0 }),
      channel: Channel,
      categoryCode: Text(20, 1),
      title: Text(60, 1),
      summary: Text(120),
      layout: OneOf(...codes(articleLayouts)),
      /** Absent: the pictures stay. */
      coverFileIds: t.Optional(t.Array(Id, { maxItems: 3, uniqueItems: true })),
      /** Documents of a notice in their order, those that it has and new ones; absent: they stay. */
      attachmentFileIds: t.Optional(t.Array(Id, { maxItems: 5, uniqueItems: true })),
      /** The text as it is typed, or an editor's HTML, which is sanitised; both absent: it stays. */
      text: t.Optional(Text(20_000)),
      html: t.Optional(Text(200_000)),
      author: Nullable(Text(30)),
      /** null: written by the company itself. */
      source: Nullable(Text(40)),
      sourceUrl: Nullable(Link),
      publishAt: Nullable(Instant),
      expireAt: Nullable(Instant),
      topUntil: Nullable(Instant),
      visibility: OneOf(...codes(contentVisibility)),
      needReceipt: t.Boolean(),
      receiptDueAt: Nullable(Instant),
      allowShare: t.Boolean(),
      supplyInfo: Nullable(SupplyInfo),
      /** Absent: they stay. */
      relatedProductIds: t.Optional(t.Array(Id, { maxItems: 3, uniqueItems: true })),
      /** Absent: they stay. */
      customerTypes: t.Optional(t.Array(CustomerType, { uniqueItems: true })),
    }),
    out: Detail,
    summary: 'Makes a draft or changes an article; one that is published gets a new version, which is confirmed again',
  },
  'btwob POST /article/status': {
    access: 'staff',
    refuses: ['2901', '2902', '2904', 'E2011'],
    in: t.Object({
      articleId: Id,
      status: Status,
      /** With `scheduled`: when it is published. */
      publishAt: t.Optional(Instant),
    }),
    out: t.Object({ status: Status, publishAt: Instant }),
    summary: 'Publishes, plans, takes back or withdraws an article (E 3.4)',
  },
})
