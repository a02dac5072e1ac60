import type { In, Out } from '@contract'
import type { FeedbackReason } from '@domain/statuses/help'
import { nextNo } from '../../db/sequence'
import type { Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { badField, ownOr2902, Refusal } from '../../http/refusal'
import { blocksOfText, textOfBlocks } from '../audience/service'
import { openQuestions, settleQuestion } from '../search/service'
import { storeEntry } from './entries'
import { categoryNames } from './reading'
import { complaintsAbout, entryForStaff, pageForStaff, type Entry } from './repo'

type Staff = { userId: string; companyCode: string }
type List = 'btwob GET /help/list'
type Detail = Out<'btwob GET /help/detail'>
type Save = In<'btwob POST /help/save'>
type Questions = 'btwob GET /help/questions'

const COMPLAINTS = 20

/** A shared entry cannot be changed by one company. */
const isEditable = (entry: Entry, companyCode: string): boolean =>
  entry.companyCodes.length === 1 && entry.companyCodes[0] === companyCode

const rowOf = (entry: Entry, companyCode: string, names: ReadonlyMap<string, string>) => ({
  articleId: entry.articleId,
  categoryId: entry.categoryId,
  title: entry.title,
  summary: entry.summary,
  categoryName: names.get(entry.categoryId) ?? '',
  status: entry.status,
  editable: isEditable(entry, companyCode),
  viewCount: entry.viewCount,
  usefulCount: entry.usefulCount,
  uselessCount: entry.uselessCount,
  updatedAt: entry.updatedAt,
})

export async function list(work: Work, { companyCode }: Staff, input: In<List>): Promise<Out<List>> {
  const page = paged(input)
  const { rows, total } = await pageForStaff(work.db, companyCode, input.status, page)
  const names = await categoryNames(work)
  const list = rows.map((row) => rowOf(row, companyCode, names))
  return { ...envelope(page, list, total), categories: [...names].map(([categoryId, name]) => ({ categoryId, name })) }
}

export async function detail(work: Work, { companyCode }: Staff, articleId: string): Promise<Detail> {
  const entry = ownOr2902(await entryForStaff(work.db, companyCode, articleId))
  const names = await categoryNames(work)
  // Readers of other companies are nothing of this one's.
  const complaints = isEditable(entry, companyCode) ? await complaintsAbout(work.db, articleId, COMPLAINTS) : []
  return {
    ...rowOf(entry, companyCode, names),
    text: textOfBlocks(entry.blocks),
    blocks: entry.blocks,
    keywords: entry.keywords,
    relatedRoute: entry.relatedRoute,
    complaints: complaints.map(({ at, reasons, comment }) => ({ at, reasons: reasons as FeedbackReason[], comment })),
  }
}

/** Makes an entry, or changes one of the company's own; publishing makes it findable at once. */
export async function save(work: Work, staff: Staff, input: Save): Promise<Detail> {
  const { companyCode } = staff
  const before =
    input.articleId === undefined ? undefined : ownOr2902(await entryForStaff(work.db, companyCode, input.articleId))
  if (before && !isEditable(before, companyCode)) throw new Refusal('2902')
  if (!(await categoryNames(work)).has(input.categoryId)) throw badField('categoryId')
  const route = input.relatedRoute?.trim() || null
  if (route !== null && !/^\/[\w/-]+(\?[\w=&%.-]*)?$/.test(route)) throw badField('relatedRoute')
  const [title, text] = [input.title.trim(), input.text.trim()]
  if (title === '') throw badField('title')
  if (text === '') throw badField('text')
  const articleId = before?.articleId ?? `H${String(await nextNo(work.db, 'seq_help_no')).padStart(8, '0')}`
  await storeEntry(work, {
    articleId,
    categoryId: input.categoryId,
    title,
    summary: input.summary.trim(),
    blocks: blocksOfText(text),
    keywords: [...new Set(input.keywords.map((word) => word.trim()).filter(Boolean))],
    relatedRoute: route,
    relatedIds: before?.relatedIds ?? [],
    companyCodes: [companyCode],
    hot: before?.hot ?? null,
    status: input.status,
    publishedAt: before?.publishedAt ?? (input.status === 'PUBLISHED' ? work.clock.iso() : null),
  })
  return detail(work, staff, articleId)
}

export async function questions(work: Work, { companyCode }: Staff, input: In<Questions>): Promise<Out<Questions>> {
  const page = paged(input)
  const { rows, total } = await openQuestions(work, companyCode, page)
  return envelope(page, rows, total)
}

export async function settle(work: Work, { companyCode }: Staff, text: string): Promise<true> {
  await settleQuestion(work, companyCode, text)
  return true
}
