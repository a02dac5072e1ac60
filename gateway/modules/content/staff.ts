import type { In, Out } from '@contract'
import { articleRowFields } from '@contract/content/articles'
import { toMillis } from '@domain/date'
import { nextNo } from '../../db/sequence'
import type { Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { badField, ownOr2902, Refusal } from '../../http/refusal'
import { shape } from '../../http/shape'
import { blocksOfText, textOfBlocks } from '../audience/service'
import { offeredFiles, pictureOf, savePictures } from '../file/service'
import { audit } from '../identity/service'
import { hasProducts } from '../market/service'
import { countBoundCustomers, customersByBp } from '../membership/service'
import { ask } from '../../wiring'
import { meterNumbers } from './asked'
import * as todo from '../todo/service'
import { savedAttachments } from './attachments'
import type { ArticleHead, ArticleRow } from './repo/articles'
import { allCategories, articleForStaff, moveArticle, pageForStaff, receiptsForStaff } from './repo/staff'
import { articleProblem, expiryOf, isTooLate, mayMove, publishMoment } from './rules/article'
import { blocksOf, saveArticle, type Block } from './service'
import { indexArticle } from './searchable'

type Staff = { userId: string; companyCode: string }
type List = 'btwob GET /article/list'
type Detail = Out<'btwob GET /article/detail'>
type Save = In<'btwob POST /article/save'>
type Status = 'btwob POST /article/status'
type Channel = Save['channel']

const RECEIPTS = 100

const FAULTS: Readonly<Record<string, string>> = {
  coverFileIds: '请按列表样式上传封面图片',
  attachmentFileIds: '附件只能随公告发布',
  expireAt: '下线时间须晚于发布时间',
  topUntil: '置顶时间须晚于发布时间',
  receiptDueAt: '确认截止时间须晚于发布时间',
  supplyInfo: '请填写停复气信息，结束时间须晚于开始时间',
  html: '正文的格式嵌套过多，请清除格式后重新粘贴',
}

/** An article of all companies is changed by none alone; the texts of 惠用气 belong to its periods. */
const isEditable = ({ companyCodes, channel }: ArticleHead, companyCode: string): boolean =>
  companyCodes.length === 1 && companyCodes[0] === companyCode && channel !== 'hyq'

const namesOf = async (work: Work): Promise<ReadonlyMap<string, string>> =>
  new Map((await allCategories(work.db)).map(({ channel, code, name }) => [`${channel}|${code}`, name]))

const rowOf = (row: ArticleHead, companyCode: string, names: ReadonlyMap<string, string>) =>
  shape(articleRowFields, row, {
    categoryName: names.get(`${row.channel}|${row.categoryCode}`) ?? '',
    editable: isEditable(row, companyCode),
  })

export async function list(work: Work, { companyCode }: Staff, input: In<List>): Promise<Out<List>> {
  const page = paged(input)
  const { rows, total } = await pageForStaff(work.db, companyCode, input.status, page)
  const names = await namesOf(work)
  return envelope(
    page,
    rows.map((row) => rowOf(row, companyCode, names)),
    total,
  )
}

export async function categories(work: Work): Promise<Out<'btwob GET /article/categories'>> {
  const rows = await allCategories(work.db)
  const shown = rows.filter(({ channel, isVirtual }) => channel !== 'hyq' && !isVirtual)
  return { list: shown.map(({ channel, code, name }) => ({ channel: channel as Channel, code, name })) }
}

export async function detail(work: Work, { companyCode }: Staff, articleId: string): Promise<Detail> {
  const row = ownOr2902(await articleForStaff(work.db, companyCode, articleId))
  const { rows, given } = await receiptsForStaff(work.db, companyCode, articleId, RECEIPTS)
  const customers = await customersByBp(
    work,
    rows.map(({ bp }) => bp),
  )
  const { categoryCode, summary, layout, author, source, sourceUrl, topUntil, receiptDueAt, visibility } = row
  return {
    ...rowOf(row, companyCode, await namesOf(work)),
    categoryCode,
    summary,
    layout,
    author,
    source,
    sourceUrl,
    topUntil,
    receiptDueAt,
    visibility,
    covers: row.covers.map((cover) => pictureOf(work, cover)),
    allowShare: row.allowShare,
    supplyInfo: row.supplyInfo,
    attachments: await offeredFiles(work, row.attachments),
    relatedProductIds: row.relatedProductIds,
    customerTypes: row.customerTypes as Detail['customerTypes'],
    text: textOfBlocks(row.blocks),
    blocks: row.blocks,
    receipts: {
      given,
      asked: row.needReceipt ? await countBoundCustomers(work, companyCode, row.customerTypes) : 0,
      list: rows.map((one) => ({ ...one, customerName: customers.get(one.bp)?.customerName ?? '' })),
    },
  }
}

/** Makes a draft, or changes one of the company's own. Refuses 2904 where it was changed since it was read. */
export async function save(work: Work, staff: Staff, input: Save): Promise<Detail> {
  const { companyCode, userId } = staff
  const before = await held(work, staff, input)
  const articleId = before?.articleId ?? `A${await nextNo(work.db, 'seq_article_no')}`
  const publishAt = publishAtOf(work, input, before)
  const covers = await coversOf(work, userId, input, before)
  const attachments = input.attachmentFileIds ?? before?.attachments ?? []
  const expireAt = expiryOf({ ...input, publishAt }, before?.supplyInfo ?? null)
  const field = articleProblem({
    ...input,
    expireAt,
    pictures: covers.length,
    attachments: attachments.length,
    publishAt,
  })
  if (field !== null) throw badField(field, FAULTS[field])
  await checkNamed(work, companyCode, input, before)
  const known = await namesOf(work)
  if (!known.has(`${input.channel}|${input.categoryCode}`)) throw badField('categoryCode')
  const blocks = blocksFor(work, input, before)
  if (blocks.length === 0) throw badField('text')
  await saveArticle(work, {
    articleId,
    channel: input.channel,
    categoryCode: input.categoryCode,
    title: input.title.trim(),
    ...(input.summary.trim() !== '' && { summary: input.summary.trim() }),
    layout: input.layout,
    covers,
    blocks,
    author: input.author?.trim() || null,
    source: input.source?.trim() || null,
    sourceUrl: input.sourceUrl || null,
    publishAt,
    expireAt,
    topUntil: input.topUntil,
    companyCodes: [companyCode],
    customerTypes: input.customerTypes ?? before?.customerTypes ?? [],
    visibility: input.visibility,
    needReceipt: input.needReceipt,
    receiptDueAt: input.receiptDueAt,
    relatedProductIds: input.relatedProductIds ?? before?.relatedProductIds ?? [],
    supplyInfo: input.supplyInfo,
    attachments: await savedAttachments(work, { articleId, userId }, attachments, before?.attachments ?? []),
    allowShare: input.allowShare,
    status: before?.status ?? 'draft',
  })
  // What is asked for no more, or until another moment, is not asked for as before; the reminder of the new version does that.
  const isAskedAnew = !input.needReceipt || toMillis(input.receiptDueAt ?? publishAt) !== dueOf(before)
  if (before?.needReceipt && isAskedAnew) await todo.drop(work, 'NOTICE_RECEIPT', articleId)
  await note(work, userId, articleId, before?.status ?? '', before?.status ?? 'draft')
  return detail(work, staff, articleId)
}

/**
 * Meters and products that a company does not have would concern no customer, and nothing would say so. What the article named already
 * stays: a product that the company has no more keeps no one from another change of it.
 */
async function checkNamed(
  work: Work,
  companyCode: string,
  { supplyInfo, relatedProductIds = [] }: Save,
  before: ArticleRow | undefined,
): Promise<void> {
  const meterNos = added(supplyInfo?.meterNos, before?.supplyInfo?.meterNos)
  const known = meterNos.length === 0 ? [] : await ask(work, meterNumbers).known(work, companyCode, meterNos)
  const unknown = meterNos.filter((one) => !known.includes(one))
  if (unknown.length > 0) throw badField('meterNos', `没有这些表具：${unknown.slice(0, 5).join('、')}`)
  const productIds = added(relatedProductIds, before?.relatedProductIds)
  if (!(await hasProducts(work, { companyCode }, productIds))) throw badField('relatedProductIds')
}

const added = (ids: readonly string[] = [], before: readonly string[] = []): string[] =>
  ids.filter((id) => !before.includes(id))

const dueOf = (before: ArticleRow | undefined): number | null =>
  before?.receiptDueAt == null ? null : toMillis(before.receiptDueAt)

/** The article that is changed, under its lock; undefined for a new one. */
async function held(work: Work, { companyCode }: Staff, { articleId, version }: Save): Promise<ArticleRow | undefined> {
  if (articleId === undefined) return undefined
  const row = ownOr2902(await articleForStaff(work.db, companyCode, articleId, { lock: true }))
  if (!isEditable(row, companyCode)) throw new Refusal('2902')
  if (row.version !== version) throw new Refusal('2904')
  return row
}

/** What is out keeps its moment; a draft's is a wish, now where there is none. */
const publishAtOf = (work: Work, input: Save, before: ArticleRow | undefined): string =>
  before !== undefined && before.status !== 'draft' ? before.publishAt : (input.publishAt ?? work.clock.iso())

async function coversOf(
  work: Work,
  userId: string,
  { coverFileIds, layout }: Save,
  before: ArticleRow | undefined,
): Promise<string[]> {
  if (layout === 'text') return []
  if (coverFileIds === undefined) return before?.covers ?? []
  return savePictures(work, userId, coverFileIds, 'ARTICLE')
}

function blocksFor(work: Work, { text, html }: Save, before: ArticleRow | undefined): Block[] {
  if (html !== undefined) return blocksOf(work, html)
  return text === undefined ? (before?.blocks ?? []) : blocksOfText(text)
}

/** E 3.4; each move makes the article findable, or no longer (E-G-23). */
export async function move(work: Work, staff: Staff, input: In<Status>): Promise<Out<Status>> {
  const { companyCode, userId } = staff
  const row = ownOr2902(await articleForStaff(work.db, companyCode, input.articleId, { lock: true }))
  if (!isEditable(row, companyCode)) throw new Refusal('2902')
  if (!mayMove(row.status, input.status)) throw new Refusal('2904')
  const now = work.clock.iso()
  const moment = { asked: input.publishAt, before: row.publishAt, now }
  const publishAt = publishMoment({ from: row.status, to: input.status }, moment)
  if (publishAt === null) throw badField('publishAt')
  const isGoingOut = input.status === 'published' || input.status === 'scheduled'
  if (isGoingOut && isTooLate(row.supplyInfo, publishAt)) throw new Refusal('E2011')
  const moved = await moveArticle(work.db, row.articleId, { status: input.status, publishAt, updatedAt: now })
  await indexArticle(work, moved)
  if (moved.status === 'offline') await todo.drop(work, 'NOTICE_RECEIPT', row.articleId)
  await note(work, userId, row.articleId, row.status, moved.status)
  return { status: moved.status, publishAt }
}

const note = (work: Work, by: string, entityId: string, from: string, to: string): Promise<void> =>
  audit(work, { entity: 'article', entityId, bp: null, from, to, by })
