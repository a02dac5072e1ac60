import { isClear, outcomeOf, ranked, weighed, type Outcome } from '@domain/search/rank'
import { reduce, TOKEN_RULES, tokensOf } from '@domain/search/tokens'
import type { Reader } from '../../db/audience'
import type { Work } from '../../http/context'
import {
  addCounts,
  anyOfKind,
  bodiesOf,
  candidates,
  countsOf,
  deleteDoc,
  docOf,
  EVERY,
  isListed,
  lockedTerms,
  saveDoc,
  type DocRow,
  type DocWrite,
  type Kind,
  type Ref,
} from './repo/documents'
import { worded } from './wordings'

export { indexState, rebuildIndex, saveWording, wordings, worded } from './wordings'
export { flushQuestions, frequentQuestions, noteQuestion, openQuestions, settleQuestion } from './questions'
export type { Kind as SearchKind } from './repo/documents'

/** Characters of a question that are used, and of a text that are searched. */
const MOST_ASKED = 100
const MOST_TEXT = 6000
/** Terms that candidates are found by: the heaviest, which are the rarest. */
const MOST_TERMS = 8
/** Candidates that are ranked. */
const MOST_CANDIDATES = 200
/** Titles that are offered where none answers (rest 3-2). */
const CHOICES = 3

/** What can be found. `from` and `until` bound when it is shown. */
export interface Searchable extends Ref {
  category: string
  title: string
  summary: string
  keywords: readonly string[]
  text: string
  companyCodes: readonly string[]
  customerTypes: readonly string[]
  visibility: DocRow['visibility']
  from: string
  until: string | null
}

export interface Found extends Ref {
  category: string
  title: string
  summary: string
  /** Share of the question that the document holds, by weight: 0 to 1. */
  coverage: number
}

export interface Answer {
  /** ANSWER: the hits answer. CHOICE: three titles that may be meant. NONE: nothing found, no hits. */
  outcome: Outcome
  /** The first hit answers better than any other: it may speak for itself. */
  isClear: boolean
  hits: Found[]
}

/** Terms gained and lost, and the document itself under the empty term. */
function changesOf(before: readonly string[] | null, now: readonly string[] | null): Map<string, number> {
  const held = (terms: readonly string[] | null) => new Set(terms === null ? [] : [EVERY, ...terms])
  const [old, next] = [held(before), held(now)]
  const gained = [...next].filter((term) => !old.has(term)).map((term) => [term, 1] as const)
  const lost = [...old].filter((term) => !next.has(term)).map((term) => [term, -1] as const)
  return new Map([...gained, ...lost])
}

type Reduced = Pick<DocWrite, 'titleWords' | 'keyWords' | 'bodyWords' | 'rules' | 'terms'>

function reducedOf(title: string, words: string, body: string): Reduced {
  const texts = { titleWords: reduce(title), keyWords: reduce(words), bodyWords: reduce(body) }
  const terms = tokensOf(`${texts.titleWords} ${texts.keyWords} ${texts.bodyWords}`)
  return { ...texts, rules: TOKEN_RULES, terms }
}

async function write(work: Work, row: DocWrite): Promise<void> {
  const before = await lockedTerms(work.db, row)
  await saveDoc(work.db, row)
  await addCounts(work.db, changesOf(before, row.terms))
}

/** Puts a document into the index, or its new texts in place of the old: in the transaction that publishes it. */
export async function putDocument(work: Work, doc: Searchable): Promise<void> {
  const body = doc.text.slice(0, MOST_TEXT)
  await write(work, {
    kind: doc.kind,
    refId: doc.refId,
    category: doc.category,
    title: doc.title,
    summary: doc.summary,
    body,
    ...reducedOf(doc.title, [...doc.keywords, doc.summary].join(' '), body),
    companyCodes: [...doc.companyCodes],
    customerTypes: [...doc.customerTypes],
    visibility: doc.visibility,
    shownFrom: doc.from,
    shownUntil: doc.until,
  })
}

/** Takes a document out, in the transaction that withdraws it; harmless where it is not there. */
export async function dropDocument(work: Work, ref: Ref): Promise<void> {
  const before = await lockedTerms(work.db, ref)
  if (before === null) return
  await deleteDoc(work.db, ref)
  await addCounts(work.db, changesOf(before, null))
}

/** Whether anything of a kind is in the index. */
export const hasDocuments = async (work: Work, kind: Kind): Promise<boolean> =>
  (await anyOfKind(work.db, kind)) !== undefined

/** Reduces a document again by the rules of now. Its key words stay: they are kept reduced only, which loses nothing. */
export async function renew(work: Work, ref: Ref): Promise<void> {
  const row = await docOf(work.db, ref)
  if (row && row.rules < TOKEN_RULES) await write(work, { ...row, ...reducedOf(row.title, row.keyWords, row.body) })
}

export interface Question {
  text: string
  kinds: readonly Kind[]
  /** Absent = any. */
  category?: string | null
  /** The state at this moment; absent = now. */
  at?: string
  limit: number
}

/** What answers a question, the best first, as far as this reader may see it (rest 3-2). */
export async function find(work: Work, reader: Reader, asked: Question): Promise<Answer> {
  const text = await worded(work, reader.companyCode, asked.text.slice(0, MOST_ASKED))
  const tokens = tokensOf(reduce(text))
  if (tokens.length === 0) return { outcome: 'NONE', isClear: false, hits: [] }
  const counts = await countsOf(work.db, [EVERY, ...tokens])
  const known = tokens.map((token) => ({ token, documents: counts.get(token) ?? 0 }))
  const question = weighed(known, counts.get(EVERY) ?? 0)
  const terms = question
    .filter(({ token }) => (counts.get(token) ?? 0) > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_TERMS)
  if (terms.length === 0) return { outcome: 'NONE', isClear: false, hits: [] }
  const { kinds, category = null, at = work.clock.iso() } = asked
  const rows = await candidates(work.db, reader, { terms, kinds, category, at }, MOST_CANDIDATES)
  const order = ranked(
    question,
    rows.map((row) => ({ row, title: row.titleWords, words: row.keyWords, body: row.bodyWords })),
  )
  const outcome = outcomeOf(order[0]?.coverage ?? 0)
  const clear = outcome === 'ANSWER' && isClear(order)
  // All that answer; where none does so by itself, three to choose from.
  const shown =
    outcome === 'NONE'
      ? []
      : order.filter(({ coverage }, at) => outcomeOf(coverage) === 'ANSWER' || (!clear && at < CHOICES))
  const hits = shown.slice(0, asked.limit).map(({ document: { row }, coverage }) => ({
    kind: row.kind,
    refId: row.refId,
    category: row.category,
    title: row.title,
    summary: row.summary,
    coverage,
  }))
  return { outcome, isClear: clear, hits }
}

/** The plain texts of what was found, in its order. */
export async function textsOf(work: Work, refs: readonly Ref[]): Promise<string[]> {
  const rows = await bodiesOf(work.db, refs)
  return refs.map(({ kind, refId }) => rows.find((row) => row.kind === kind && row.refId === refId)?.body ?? '')
}

/** Whether what has this id, of whatever kind, can be found by a reader now. */
export const isShown = (work: Work, reader: Reader, refId: string): Promise<boolean> =>
  isListed(work.db, reader, refId, work.clock.iso())
