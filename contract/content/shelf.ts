import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { bannerPositions, priceModes, productKinds, productStatus } from '@domain/statuses/content'
import { Id, Instant, Money, Nullable, OneOf, Paged, Text, pageFields } from '../common'
import { endpoints } from '../endpoint'
import { ContentBlock } from './words'

/* E 5.9: banners and products for staff. */

const Position = OneOf(...codes(bannerPositions))
const Status = OneOf(...codes(productStatus))

export const staffBannerFields = {
  bannerId: Id,
  position: Position,
  title: t.String(),
  imageUrl: t.String(),
  startAt: Instant,
  endAt: Instant,
  sort: t.Integer(),
  status: OneOf('on', 'off'),
  /** Where a tap leads, as it is typed: a route of the app, an address outside, '' for nowhere. */
  link: t.String(),
  /** False: it is shared with other companies, and changed by none alone. */
  editable: t.Boolean(),
}

export const staffProductFields = {
  productId: Id,
  kind: OneOf(...codes(productKinds)),
  name: t.String(),
  coverUrl: t.String(),
  priceMode: OneOf(...codes(priceModes)),
  price: Nullable(Money),
  unit: t.String(),
  status: Status,
  viewCount: t.Integer(),
  leadCount: t.Integer(),
  onSaleAt: Nullable(Instant),
  offSaleAt: Nullable(Instant),
  version: t.Integer(),
  categoryName: t.String(),
  editable: t.Boolean(),
}

const Param = t.Object({ name: Text(20, 1), value: Text(60, 1) })
const skuFields = {
  name: Text(30, 1),
  /** null: a quote says it. */
  price: Nullable(Money),
  minQty: t.Integer({ minimum: 1, maximum: 9999 }),
  maxQty: t.Integer({ minimum: 1, maximum: 9999 }),
}

const written = {
  subTitle: Text(60),
  categoryId: Id,
  tags: t.Array(Text(6, 1), { maxItems: 3, uniqueItems: true }),
  sellingPoints: t.Array(Text(30, 1), { maxItems: 5 }),
  params: t.Array(Param, { maxItems: 30 }),
  supplierName: Text(40, 1),
  certNos: t.Array(Text(40, 1), { maxItems: 10 }),
  warrantyMonths: t.Integer({ minimum: 0, maximum: 120 }),
  /** Working hours until the promised first contact. */
  slaHours: t.Integer({ minimum: 1, maximum: 240 }),
}

const Detail = t.Object({
  ...staffProductFields,
  ...written,
  images: t.Array(t.String()),
  /** The text as it is typed; null where it holds what typing cannot say. */
  text: Nullable(t.String()),
  blocks: t.Array(ContentBlock),
  skus: t.Array(t.Object({ skuId: Id, ...skuFields })),
})

export const shelf = endpoints({
  'btwob GET /banner/list': {
    access: 'staff',
    refuses: ['2211'],
    in: t.Object({ ...pageFields, position: t.Optional(Position) }),
    out: Paged(t.Object(staffBannerFields)),
    summary: 'Banners that the customers of the company may see, those that are off too',
  },
  'btwob POST /banner/save': {
    access: 'staff',
    once: true,
    refuses: ['2901', '2902', '44852'],
    in: t.Object({
      /** Without it: a new one. */
      bannerId: t.Optional(Id),
      position: Position,
      title: Text(30, 1),
      /** Absent: the picture stays; a new one needs it. 343 : 120. */
      imageFileId: t.Optional(Id),
      link: Text(300),
      startAt: Instant,
      endAt: Instant,
      sort: t.Integer({ minimum: 0, maximum: 999 }),
      status: OneOf('on', 'off'),
    }),
    out: t.Object(staffBannerFields),
    summary: 'Makes or changes a banner of the company; the first eight of a place are shown',
  },
  'btwob GET /product/list': {
    access: 'staff',
    refuses: ['2211'],
    in: t.Object({ ...pageFields, status: t.Optional(Status) }),
    out: Paged(t.Object(staffProductFields)),
    summary: 'Products that the customers of the company may see, and its own drafts',
  },
  'btwob GET /product/categories': {
    access: 'staff',
    refuses: ['2211'],
    out: t.Object({ list: t.Array(t.Object({ categoryId: Id, name: t.String() })) }),
    summary: 'Categories that a product can be in, with the one above',
  },
  'btwob GET /product/detail': {
    access: 'staff',
    refuses: ['2211', '2902'],
    in: t.Object({ productId: Id }),
    out: Detail,
  },
  'btwob POST /product/save': {
    access: 'staff',
    once: true,
    refuses: ['2901', '2902', '2904', '44852'],
    in: t.Object({
      /** Without it: a new draft. */
      productId: t.Optional(Id),
      /** As read; 0 for a new one. */
      version: t.Integer({ minimum: 0 }),
      kind: OneOf(...codes(productKinds)),
      name: Text(40, 1),
      ...written,
      /** Absent: the pictures stay. The first is the cover. */
      imageFileIds: t.Optional(t.Array(Id, { minItems: 1, maxItems: 9, uniqueItems: true })),
      priceMode: OneOf(...codes(priceModes)),
      /** Of a fixed price; the lowest one of `from` follows from its kinds. */
      price: Nullable(Money),
      unit: Text(6, 1),
      /** Absent: it stays. */
      text: t.Optional(Text(20_000)),
      skus: t.Array(t.Object(skuFields), { maxItems: 20 }),
      onSaleAt: Nullable(Instant),
      offSaleAt: Nullable(Instant),
    }),
    out: Detail,
    summary: 'Makes a draft or changes a product of the company; kinds that are left out are sold no more',
  },
  'btwob POST /product/status': {
    access: 'staff',
    refuses: ['2902', '2904'],
    in: t.Object({ productId: Id, status: OneOf('onSale', 'soldOut', 'offSale') }),
    out: t.Object({ status: Status }),
    summary: 'Puts a product on the shelf, marks it sold out, takes it off (E 3.1)',
  },
})
