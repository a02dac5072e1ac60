import { addDays, startOf, toInstant } from '@domain/date'
import { rnd } from '@domain/random'
import { jsonb } from '../../db/connect'
import type { Work } from '../../http/context'
import { seedActivities, type SeedActivity } from './market/activities'
import { seedBanners } from './market/banners'
import { seedMarketCategories } from './market/categories'
import { seedProducts, type SeedProduct } from './market/products'
import { htmlOf } from './html'
import { blocksOf } from '../../modules/content/service'
import { bannerWords, pictureUrl } from './pictures'
import { insertMarket } from '../../modules/market/repo/products'
import { hotScore } from '../../modules/market/rules/shelf'
import { indexProduct } from '../../modules/market/searchable'

const pick = (key: string, from: number, to: number): number => from + Math.floor(rnd(`E|${key}`) * (to - from + 1))
const toneOf = (no: number): 1 | 2 | 3 | 4 => (((no - 1) % 4) + 1) as 1 | 2 | 3 | 4
const productId = (no: number): string => `P${String(no).padStart(8, '0')}`
/** Companies with a market; entrusted tenants have none (E 8). */
const companies = ['1001', '1002']
/** The promotion with struck-through prices began this many days ago; its base price was paid three days before. */
const promotionDays = 6

function categoryRows() {
  return seedMarketCategories.flatMap(([no, name, motif, below], i) => {
    const top = { categoryId: `MC${no}00`, parentId: null, name, icon: pictureUrl('icon', motif, 1), sort: i + 1 }
    return [
      top,
      ...below.map((childName, j) => ({
        categoryId: `MC${no}${String(j + 1).padStart(2, '0')}`,
        parentId: top.categoryId,
        name: childName,
        icon: top.icon,
        sort: j + 1,
      })),
    ]
  })
}

const categoryIdOf = (name: string): string => {
  const found = categoryRows().find((row) => row.parentId !== null && row.name === name)
  if (!found) throw new RangeError(`no category ${name}`)
  return found.categoryId
}

const detailText = (product: SeedProduct): string => `
## 产品特点

${product.points.map((point) => `- ${point}`).join('\n')}

![${product.name}](${pictureUrl('cover', product.motif, toneOf(product.no))})

## 服务流程

1. 提交咨询，顾问在承诺时间内联系您；
2. 现场勘察或确认型号，出具报价单；
3. 确认报价后安排供货、安装或服务；
4. 完成后在平台评价。

价格以报价单为准，请按报价单约定方式付款，切勿向个人账户转账。
`

/** Views of the last thirty days, the oldest first: what an hour's score is made from (E-M-06). */
const viewsOf = ({ no, leads }: SeedProduct): number[] =>
  Array.from({ length: 30 }, (_none, day) =>
    Math.floor((leads * pick(`product|${productId(no)}|day${day}`, 5, 11)) / 30),
  )

const viewRows = (work: Work, product: SeedProduct) =>
  viewsOf(product).map((views, index) => ({
    productId: productId(product.no),
    day: addDays(work.clock.today(), index - 29),
    views,
  }))

function productRow(work: Work, product: SeedProduct) {
  const today = work.clock.today()
  const id = productId(product.no)
  const age = pick(`product|${id}|age`, 20, 400)
  const views = product.leads * pick(`product|${id}|views`, 30, 60)
  const now = work.clock.iso()
  const cover = pictureUrl('square', product.motif, toneOf(product.no))
  return {
    productId: id,
    tenantId: 't-1001',
    kind: product.kind,
    name: product.name,
    subTitle: product.subTitle,
    categoryId: categoryIdOf(product.below),
    coverUrl: cover,
    images: jsonb([cover, pictureUrl('cover', product.motif, toneOf(product.no + 1))]),
    priceMode: product.mode,
    price: product.price ?? null,
    basePrice: product.basePrice ?? null,
    basePriceDate: product.basePrice ? addDays(today, -promotionDays - 3) : null,
    promotionStart: product.basePrice ? addDays(today, -promotionDays) : null,
    unit: product.unit,
    tags: jsonb(product.tags),
    sellingPoints: jsonb(product.points),
    params: jsonb(product.params.map(([name, value]) => ({ name, value }))),
    blocks: jsonb(blocksOf(work, htmlOf(detailText(product)))),
    supplierName: product.kind === 'goods' ? '新源燃气设备服务中心' : '新源燃气综合能源服务部',
    certNos: jsonb([]),
    serviceAreas: jsonb(companies),
    warrantyMonths: product.kind === 'goods' ? 12 : 0,
    slaHours: product.mode === 'free' ? 24 : 8,
    companyCodes: companies,
    customerTypes: [],
    viewCount: views,
    leadCount: product.leads,
    hotScore: hotScore({
      leads30: 0,
      views30: viewsOf(product).reduce((sum, n) => sum + n, 0),
      favourites30: 0,
      daysOnSale: age,
    }),
    isHot: product.no === 1,
    hotSort: product.no === 1 ? 1 : null,
    status: product.status ?? ('onSale' as const),
    onSaleAt:
      product.status === 'draft'
        ? toInstant(startOf(addDays(today, 150), 9))
        : toInstant(startOf(addDays(today, -age), 9)),
    offSaleAt: null,
    createdAt: now,
    updatedAt: now,
  }
}

const skuRows = (product: SeedProduct) =>
  (product.skus ?? []).map(([name, price], i) => ({
    skuId: `K${String(product.no * 10 + i).padStart(8, '0')}`,
    productId: productId(product.no),
    name,
    price,
    sort: i + 1,
  }))

function activityRow(work: Work, activity: SeedActivity) {
  const at = (days: number, hour = 9): string => toInstant(startOf(addDays(work.clock.today(), days), hour))
  const isClass = activity.type === 'class'
  return {
    activityId: activity.id,
    type: activity.type,
    title: activity.title,
    cover: pictureUrl('cover', activity.motif, activity.tone),
    summary: activity.summary,
    startAt: isClass ? at(activity.from, 14) : at(activity.from),
    endAt: isClass ? at(activity.from, 16) : at(activity.to),
    signUpStartAt: activity.signUp ? at(activity.signUp.from) : null,
    signUpEndAt: activity.signUp ? at(activity.signUp.to) : null,
    quota: activity.signUp?.quota ?? null,
    quotaUsed: activity.signUp ? 0 : null,
    perBpLimit: activity.signUp?.perBpLimit ?? 1,
    place: activity.place ?? null,
    onlineUrl: null,
    blocks: jsonb(blocksOf(work, htmlOf(activity.text))),
    productIds: [...activity.products],
    targetRoute: '/pages/hot/detail',
    targetParams: jsonb({ type: 'activity', activityId: activity.id }),
    published: true,
    // A class takes place at one company; offers hold for both.
    companyCodes: isClass ? companies.slice(0, 1) : companies,
    customerTypes: [],
    visibility: 'bound' as const,
  }
}

/** Shelf, activities and banners (E 8). */
export async function seedMarket(work: Work): Promise<void> {
  const from = toInstant(startOf(addDays(work.clock.today(), -30)))
  const to = toInstant(startOf(addDays(work.clock.today(), 3650)))
  const products = await insertMarket(work.db, {
    categories: categoryRows(),
    products: seedProducts.map((product) => productRow(work, product)),
    skus: seedProducts.flatMap(skuRows),
    views: seedProducts.flatMap((product) => viewRows(work, product)),
    activities: seedActivities.map((activity) => activityRow(work, activity)),
    banners: seedBanners.map((banner, i) => ({
      bannerId: banner.id,
      position: banner.position,
      title: bannerWords[banner.motif]?.title ?? '',
      imageUrl: pictureUrl('banner', banner.motif, banner.tone),
      targetRoute: banner.route,
      targetParams: jsonb(banner.params),
      url: null,
      startAt: from,
      endAt: to,
      sort: i + 1,
      companyCodes: banner.visibility === 'public' ? [] : companies,
      customerTypes: [],
      visibility: banner.visibility,
      status: 'on',
    })),
  })
  for (const product of products) await indexProduct(work, product)
}
