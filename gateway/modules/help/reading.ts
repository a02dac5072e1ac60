import type { In, Out } from '@contract'
import { marksIn } from '@domain/search/marks'
import { reductionsIn } from '@domain/search/synonyms'
import type { FeedbackReason } from '@domain/statuses/help'
import type { BoundSession, Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { badField, Refusal } from '../../http/refusal'
import { keywordProblem, viewerOf } from '../audience/service'
import { find, frequentQuestions, noteQuestion } from '../search/service'
import { views } from './entries'
import {
  categories,
  countsOfCategories,
  feedbackOf,
  hotEntries,
  pageOfEntries,
  readableAmong,
  readableEntry,
  saveFeedback,
  type Entry,
  type Feedback,
} from './repo'
import { usefulRate } from './rules/votes'

type Detail = Out<'answer GET /help/detail'>
type Articles = 'answer GET /help/articles'
type Search = 'answer GET /help/search'
type Suggest = 'answer GET /help/suggest'
type Judge = 'answer POST /help/feedback'
type Said = Out<Judge>

const HOT = 8
const HOT_WORDS = 8
const SUGGESTED = 8
const RELATED = 4
/** Entries that a search finds at most. */
const MOST_FOUND = 100
/** Words offered where too little was asked in a week (HC-04). */
const USUAL_WORDS = ['缴费', '发票', '电汇', '停气', '写卡', '气价', '安检', '气量包']

const shortOf = ({ articleId, categoryId, title, summary }: Entry) => ({ articleId, categoryId, title, summary })

export async function categoryList(
  work: Work,
  { companyCode }: BoundSession,
): Promise<Out<'answer GET /help/categories'>> {
  const counts = await countsOfCategories(work.db, companyCode)
  const all = await categories(work.db)
  return {
    list: all.map(({ categoryId, name, icon }) => ({ categoryId, name, icon, count: counts.get(categoryId) ?? 0 })),
  }
}

export const hotList = async (work: Work, { companyCode }: BoundSession, limit = HOT) => ({
  list: (await hotEntries(work.db, companyCode, limit)).map(shortOf),
})

export async function articles(work: Work, { companyCode }: BoundSession, input: In<Articles>): Promise<Out<Articles>> {
  const page = paged(input)
  const { rows, total } = await pageOfEntries(work.db, companyCode, input.categoryId, page)
  return envelope(page, rows.map(shortOf), total)
}

/** What several customers asked most in a week and was answered, filled up with the usual words (HC-04). */
export async function hotWords(work: Work, { companyCode }: BoundSession): Promise<{ list: string[] }> {
  const asked = await frequentQuestions(work, companyCode, HOT_WORDS)
  return { list: [...new Set([...asked, ...USUAL_WORDS])].slice(0, HOT_WORDS) }
}

/** Titles for what is typed; nothing is noted of it. */
export async function suggest(work: Work, session: BoundSession, { keyword }: In<Suggest>): Promise<Out<Suggest>> {
  const viewer = await viewerOf(work, session)
  const { hits } = await find(work, viewer, { text: keyword, kinds: ['help'], limit: SUGGESTED })
  return {
    list: hits.map(({ refId, title }) => ({ articleId: refId, title, marks: marksIn(title, keyword) })),
    meanings: reductionsIn(keyword).map(([word, meaning]) => ({ word, meaning })),
  }
}

/** Entries that answer, or three that may be meant, or none (rest 3-2); the question is noted once, with its first page. */
export async function search(work: Work, session: BoundSession, input: In<Search>): Promise<Out<Search>> {
  const problem = keywordProblem(input.keyword)
  if (problem !== null) throw new Refusal(problem === 'EMPTY' ? '44701' : 'E1012')
  const keyword = input.keyword.trim()
  const page = paged(input)
  const viewer = await viewerOf(work, session)
  const { outcome, hits } = await find(work, viewer, { text: keyword, kinds: ['help'], limit: MOST_FOUND })
  if (page.offset === 0) noteQuestion(work, session, keyword, outcome)
  const ids = hits.slice(page.offset, page.offset + page.limit).map(({ refId }) => refId)
  const rows = await readableAmong(work.db, session.companyCode, ids)
  const names = await categoryNames(work)
  const list = rows.map((row) => ({
    ...shortOf(row),
    categoryName: names.get(row.categoryId) ?? '',
    usefulRate: usefulRate(row),
    highlight: { title: marksIn(row.title, keyword), summary: marksIn(row.summary, keyword) },
  }))
  return { ...envelope(page, list, hits.length), outcome }
}

export const categoryNames = async (work: Work): Promise<Map<string, string>> =>
  new Map((await categories(work.db)).map(({ categoryId, name }) => [categoryId, name]))

/** The entry, or 44702 for one that is not shown to this customer. */
async function readable(work: Work, companyCode: string, articleId: string): Promise<Entry> {
  const entry = await readableEntry(work.db, companyCode, articleId)
  if (!entry) throw new Refusal('44702')
  return entry
}

/** One entry with its neighbours; the view is counted (HC-01). */
export async function detail(work: Work, session: BoundSession, articleId: string): Promise<Detail> {
  const { companyCode, userId } = session
  const entry = await readable(work, companyCode, articleId)
  views.see(articleId, userId, work.clock.now())
  const said = await feedbackOf(work.db, userId, articleId)
  const names = await categoryNames(work)
  return {
    ...shortOf(entry),
    categoryName: names.get(entry.categoryId) ?? '',
    blocks: entry.blocks,
    updatedAt: entry.updatedAt,
    relatedRoute: entry.relatedRoute,
    related: (await neighbours(work, companyCode, entry)).map(shortOf),
    usefulRate: usefulRate(entry),
    myFeedback: said ? saidOf(said) : null,
  }
}

/** Those that the editor named, else the most read of the category. */
async function neighbours(work: Work, companyCode: string, entry: Entry): Promise<Entry[]> {
  const named = await readableAmong(work.db, companyCode, entry.relatedIds)
  if (named.length >= RELATED) return named.slice(0, RELATED)
  const { rows } = await pageOfEntries(work.db, companyCode, entry.categoryId, { offset: 0, limit: 2 * RELATED + 1 })
  const taken = new Set([entry.articleId, ...named.map(({ articleId }) => articleId)])
  return [...named, ...rows.filter(({ articleId }) => !taken.has(articleId))].slice(0, RELATED)
}

const saidOf = ({ useful, reasons, comment }: Feedback): Said => ({
  useful,
  reasons: reasons as FeedbackReason[],
  comment,
})

/** Says or changes whether an entry helped; that it did not help needs a reason (HC-05). */
export async function judge(work: Work, session: BoundSession, input: In<Judge>): Promise<Said> {
  const { articleId, useful } = input
  await readable(work, session.companyCode, articleId)
  const reasons = useful ? [] : (input.reasons ?? [])
  if (!useful && reasons.length === 0) throw badField('reasons')
  const comment = useful ? '' : (input.comment ?? '').trim()
  const { userId } = session
  await saveFeedback(work.db, { userId, articleId, useful, reasons, comment, at: work.clock.iso() })
  return { useful, reasons, comment }
}
