import { addDays, HOUR, startOf, toInstant } from '@domain/date'
import type { SupplyInfo } from '../../db/column-types'
import { rnd } from '@domain/random'
import type { Work } from '../../http/context'
import { seedArticles, seedCategories, virtualCategories, type SeedArticle, type SeedChannel } from './articles'
import { htmlOf } from './html'
import { pictureUrl } from './pictures'
import { insertCategories } from '../../modules/content/repo/articles'
import { saveArticle } from '../../modules/content/service'

/** A number of [from, to] that depends on the key alone. */
const pick = (key: string, from: number, to: number): number => from + Math.floor(rnd(`E|${key}`) * (to - from + 1))

const forms = { text: 'thumb', left: 'thumb', big: 'cover', triple: 'thumb' } as const

/** Published on its day between 09:00 and 17:00 (E 8); what would lie ahead of the clock is an hour old. */
function publishAt(work: Work, article: SeedArticle): string {
  const minute = pick(`article|${article.id}|minute`, 0, 480)
  const planned = startOf(addDays(work.clock.today(), -article.daysAgo), 9) + minute * 60_000
  return toInstant(Math.min(planned, work.clock.now() - HOUR))
}

function supplyOf(work: Work, article: SeedArticle): SupplyInfo | null {
  if (!article.supply) return null
  const { day, hour, hours, meterNos = [], ...info } = article.supply
  const start = startOf(addDays(work.clock.today(), day), hour)
  return {
    ...info,
    areas: [...info.areas],
    startAt: toInstant(start),
    endAt: toInstant(start + hours * HOUR),
    meterNos: [...meterNos],
  }
}

/** Channels, categories and articles. */
export async function seedContent(work: Work): Promise<void> {
  const channels = Object.keys(seedCategories) as SeedChannel[]
  const rows = channels.flatMap((channel) =>
    seedCategories[channel].map(([code, name], i) => ({
      channel,
      code,
      name,
      sort: i + 1,
      isVirtual: virtualCategories.includes(code),
      status: 'on' as const,
    })),
  )
  await insertCategories(work.db, rows)
  for (const article of seedArticles) await saveArticle(work, draftOf(work, article))
  await seedUnpublished(work)
}

function draftOf(work: Work, article: SeedArticle) {
  const views = pick(`article|${article.id}|views`, 200, 20_000)
  const today = work.clock.today()
  const supply = supplyOf(work, article)
  return {
    articleId: article.id,
    channel: article.channel,
    categoryCode: article.category,
    title: article.title,
    layout: article.layout,
    covers: article.pictures.map((motif) => pictureUrl(forms[article.layout], motif, article.tone)),
    html: htmlOf(article.text),
    author: '新源燃气客户服务部',
    source: null,
    publishAt: publishAt(work, article),
    expireAt: supply?.endAt ? toInstant(Date.parse(supply.endAt) + 7 * 24 * HOUR) : null,
    topUntil: article.topDays === undefined ? null : toInstant(startOf(addDays(today, article.topDays))),
    companyCodes: article.companyCodes ?? [],
    customerTypes: article.customerTypes ?? [],
    visibility: article.channel === 'information' ? ('bound' as const) : ('public' as const),
    needReceipt: article.needReceipt ?? false,
    receiptDueAt: article.needReceipt ? toInstant(startOf(addDays(today, 10), 18)) : null,
    relatedProductIds: article.products ?? [],
    supplyInfo: supply,
    status: 'published' as const,
    viewCount: views,
    likeCount: Math.floor((views * pick(`article|${article.id}|likes`, 10, 50)) / 1000),
  }
}

/** What the first company is still working on. */
async function seedUnpublished(work: Work): Promise<void> {
  const common = {
    channel: 'information' as const,
    categoryCode: 'notice',
    layout: 'text' as const,
    covers: [],
    author: '新源燃气客户服务部',
    companyCodes: ['1001'],
    customerTypes: [],
    visibility: 'bound' as const,
  }
  await saveArticle(work, {
    ...common,
    articleId: 'A00009001',
    title: '春节期间值班安排（草稿）',
    html: htmlOf('春节期间营业厅值班时间待定，抢修电话全天有人接听。'),
    publishAt: work.clock.iso(),
    status: 'draft',
  })
  await saveArticle(work, {
    ...common,
    articleId: 'A00009002',
    title: '元旦假期服务时间',
    html: htmlOf('元旦当天营业厅休息，线上服务照常，抢修电话全天有人接听。'),
    publishAt: toInstant(startOf(addDays(work.clock.today(), 30), 9)),
    status: 'scheduled',
  })
}
