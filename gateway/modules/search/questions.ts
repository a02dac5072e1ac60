import { addDays } from '@domain/date'
import type { Outcome } from '@domain/search/rank'
import type { JobCtx, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { addQuestions, askedMost, dropQuestionsBefore, settleQuestions, unanswered, type Noted } from './repo/questions'

/** Characters of a question that are kept. */
const MOST_KEPT = 60
/** Days that unanswered questions are listed, that frequent ones are counted, that any is kept (HC-04). */
const LISTED = 30
const FREQUENT = 7
const KEPT = 90
/** Different questions that one process notes between two writings. */
const MOST_NOTED = 5000

/** Notes of this process since the last writing; a process that dies loses some seconds of them. */
let noted = new Map<string, Noted>()

/** A question as it is stored: one line, half-width, lower case, without what may be a phone, an account or a personal number. */
const keptText = (text: string): string =>
  Array.from(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/\d{5,}/g, '#')
      .replace(/\s+/g, ' ')
      .trim(),
  )
    .slice(0, MOST_KEPT)
    .join('')

/** Notes what was asked at a company and whether anything answered (E-G-16): for editors, and for the frequent words (HC-04). */
export function noteQuestion(work: Pick<Work, 'clock'>, companyCode: string, question: string, outcome: Outcome): void {
  const text = keptText(question)
  if (text === '') return
  const day = work.clock.today()
  const key = `${companyCode}|${day}|${text}`
  const before = noted.get(key)
  if (before === undefined && noted.size >= MOST_NOTED) return
  const isAnswered = outcome === 'NONE' ? 0 : 1
  noted.set(key, {
    companyCode,
    day,
    text,
    asked: (before?.asked ?? 0) + 1,
    answered: (before?.answered ?? 0) + isAnswered,
  })
}

/** Writes the notes; those that could not be written wait for the next time. */
export async function flushQuestions(ctx: JobCtx): Promise<void> {
  const taken = noted
  if (taken.size === 0) return
  noted = new Map()
  try {
    await ctx.transaction(({ db }) => addQuestions(db, [...taken.values()]))
  } catch (error) {
    for (const [key, one] of taken) if (!noted.has(key)) noted.set(key, one)
    throw error
  }
}

/** What was asked and never answered, the most frequent first. */
export const openQuestions = (work: Work, companyCode: string, page: { offset: number; limit: number }) =>
  unanswered(work.db, companyCode, addDays(work.clock.today(), 1 - LISTED), page)

/** Takes an unanswered question off the list; 2902 where it is not on it. */
export async function settleQuestion(work: Work, companyCode: string, text: string): Promise<void> {
  const since = addDays(work.clock.today(), 1 - LISTED)
  if (!(await settleQuestions(work.db, { companyCode, text, since, now: work.clock.iso() }))) throw new Refusal('2902')
}

/** The most frequent questions of a week that were answered (HC-04). */
export const frequentQuestions = (work: Work, companyCode: string, limit: number): Promise<string[]> =>
  askedMost(work.db, companyCode, addDays(work.clock.today(), 1 - FREQUENT), limit)

export const forgetQuestions = (work: Work): Promise<void> =>
  dropQuestionsBefore(work.db, addDays(work.clock.today(), -KEPT))
