import { addDays } from '@domain/date'
import { maskNumbers } from '@domain/mask'
import type { Outcome } from '@domain/search/rank'
import type { JobCtx, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { indexOf, type KeyHolder } from '../../secret'
import {
  addQuestions,
  askedMost,
  dropQuestionsBefore,
  MOST_ASKERS,
  settleQuestions,
  unanswered,
  type Noted,
} from './repo/questions'

/** Characters of a question that are kept. */
const MOST_KEPT = 60
/** Days that unanswered questions are listed, that frequent ones are counted, that any is kept (HC-04). */
const LISTED = 30
const FREQUENT = 7
const KEPT = 90
/** Different questions that one process notes between two writings. */
const MOST_NOTED = 5000

/** Users, and customers, from which on a question is anybody's; characters of each that are kept. */
const COMMON = 3
const HASH = 8

interface Asker {
  companyCode: string
  userId: string
  bp: string
}

/** Notes of this process since the last writing; a process that dies loses some seconds of them. */
let noted = new Map<string, Noted>()

/** A question as it is stored: one line, half-width, lower case, without what may be a phone, an account or a personal number. */
const keptText = (text: string): string =>
  Array.from(maskNumbers(text.normalize('NFKC')).toLowerCase().replace(/\s+/g, ' ').trim())
    .slice(0, MOST_KEPT)
    .join('')

/** A user and a customer, unreadable and of no use for another text. */
const askerOf = (work: KeyHolder, { userId, bp }: Asker, text: string): string =>
  [userId, bp].map((id) => indexOf(work, `question|${text}|${id}`).slice(0, HASH)).join('.')

/** Notes what was asked at a company and whether anything answered (E-G-16): for editors, and for the frequent words (HC-04). */
export function noteQuestion(
  work: Pick<Work, 'clock'> & KeyHolder,
  by: Asker,
  question: string,
  outcome: Outcome,
): void {
  const text = keptText(question)
  if (text === '') return
  const { companyCode } = by
  const day = work.clock.today()
  const key = `${companyCode}|${day}|${text}`
  const before = noted.get(key)
  if (before === undefined && noted.size >= MOST_NOTED) return
  const isAnswered = outcome !== 'NONE'
  const askers = new Set(before?.askers)
  if (isAnswered && askers.size < MOST_ASKERS) askers.add(askerOf(work, by, text))
  noted.set(key, {
    companyCode,
    day,
    text,
    asked: (before?.asked ?? 0) + 1,
    answered: (before?.answered ?? 0) + (isAnswered ? 1 : 0),
    askers: [...askers],
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

/** The most frequent questions of a week that were answered to several customers: what one alone asks stays theirs (HC-04). */
export const frequentQuestions = (work: Work, companyCode: string, limit: number): Promise<string[]> =>
  askedMost(work.db, { companyCode, since: addDays(work.clock.today(), 1 - FREQUENT), atLeast: COMMON, limit })

export const forgetQuestions = (work: Work): Promise<void> =>
  dropQuestionsBefore(work.db, addDays(work.clock.today(), -KEPT))
