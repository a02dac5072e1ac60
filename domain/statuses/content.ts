import type { StatusText } from '../machine'

/** Articles (E 3.4); `expired` is no state: it is said beside it. */
export const articleStatus = {
  draft: { label: '草稿', tone: 'muted' },
  scheduled: { label: '待发布', tone: 'primary' },
  published: { label: '已发布', tone: 'success' },
  offline: { label: '已下线', tone: 'muted' },
} as const satisfies Record<string, StatusText>
export type ArticleStatus = keyof typeof articleStatus

/** States from which staff bring an article into each state (E 3.4); what is scheduled can be taken back. */
export const articleMoves: Readonly<Record<ArticleStatus, readonly ArticleStatus[]>> = {
  draft: ['scheduled'],
  scheduled: ['draft', 'scheduled'],
  published: ['draft', 'scheduled', 'offline'],
  offline: ['published'],
}

/** Channels with articles that staff write; the texts of 惠用气 belong to its periods. */
export const articleChannels = { headline: '头条', information: '资讯公告', knowledge: '节能知识' } as const

export const articleLayouts = { text: '纯文字', left: '小图', big: '大图', triple: '三图' } as const
export type ArticleLayout = keyof typeof articleLayouts
/** Pictures of each layout in a list (E 2.2). */
export const layoutPictures: Readonly<Record<ArticleLayout, number>> = { text: 0, left: 1, big: 1, triple: 3 }

export const contentVisibility = { public: '所有人', login: '登录用户', bound: '已绑定客户' } as const

/** What a supply notice is about (E 2.2). */
export const supplyKinds = { stop: '停气', resume: '复气', lowPressure: '压力降低' } as const

/** Products (E 3.1); customers see those on sale and sold out. */
export const productStatus = {
  draft: { label: '草稿', tone: 'muted' },
  onSale: { label: '在售', tone: 'success' },
  soldOut: { label: '暂无货', tone: 'warning' },
  offSale: { label: '已下架', tone: 'muted' },
} as const satisfies Record<string, StatusText>
export type ProductStatus = keyof typeof productStatus

/** States from which staff bring a product into each state (E 3.1). */
export const productMoves: Readonly<Record<Exclude<ProductStatus, 'draft'>, readonly ProductStatus[]>> = {
  onSale: ['draft', 'offSale', 'soldOut'],
  soldOut: ['onSale'],
  offSale: ['onSale', 'soldOut'],
}

export const productKinds = { goods: '商品', service: '服务' } as const
export const priceModes = { fixed: '一口价', from: '起价', quote: '询价', free: '免费' } as const
export type PriceMode = keyof typeof priceModes

/** Places of banners (E 2.2). */
export const bannerPositions = {
  mall: '商城',
  news: '头条',
  hyq: '惠用气',
  goodBuyGas: '好买气',
  knowledge: '节能知识',
} as const
export type BannerPosition = keyof typeof bannerPositions
