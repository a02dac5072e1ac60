import { lastClosedGasDay } from '@domain/gas-day'
import { HOT_QUESTIONS, WELCOME, type AnswerState, type Stage } from '@domain/assistant/answer'
import { emergencyText } from '@domain/assistant/emergency'
import { refusalTexts } from '@domain/assistant/guard'
import { understand, type Asking, type Question, type Talk, type Wanted } from '@domain/assistant/question'
import { meterName } from '@domain/meter-name'
import type { BoundSession, Ctx } from '../../http/context'
import { companyOf, customerOf } from '../membership/service'
import { worded } from '../search/service'
import { openBody } from './body'
import { articles } from './articles'
import { draft } from './drafts'
import { joined } from './joined'
import { readAll } from './read-topic'
import * as repo from './repo'
import type { Desk, Finding } from './types'

/** What is to be done for a question. */
export interface Planned {
  intent: string
  /** How the answer ends. */
  state: AnswerState
  stage: Stage
  /** A model may phrase it: no emergency, nothing refused, no form. */
  mayAskModel: boolean
  find(): Promise<Finding>
  desk: Desk
  question: Question
  customerName: string
}

const TALKS: Readonly<Record<Talk, string>> = {
  HELLO: WELCOME,
  ABOUT: WELCOME,
  THANKS: '不客气，还有需要随时问我。',
  BYE: '再见，祝您用气平安。',
}

/** The question by the grammar, and the way to its answer (rest.md 3-2). */
export async function planned(
  ctx: Ctx<BoundSession>,
  of: { question: string; conversationId: string; questionId: string },
): Promise<Planned> {
  const desk = await deskOf(ctx)
  const asking = await askingOf(ctx, desk)
  const before = await wantedBefore(ctx, of, asking)
  const question = await understood(ctx, of.question, { ...asking, before })
  const plan = (intent: string, stage: Stage, find: () => Promise<Finding>, more: Partial<Planned> = {}): Planned => ({
    intent,
    stage,
    find,
    state: 'done',
    mayAskModel: false,
    desk,
    question,
    customerName: asking.customerName,
    ...more,
  })
  switch (question.act) {
    case 'EMERGENCY':
      return plan('EMERGENCY', 'write', () => emergency(ctx))
    case 'REFUSED':
      return plan(question.why, 'write', async () => ({ say: refusalTexts[question.why] }), { state: 'blocked' })
    case 'TALK':
      return plan(`TALK_${question.talk}`, 'write', async () => ({
        say: TALKS[question.talk],
        suggestions: HOT_QUESTIONS.slice(0, 3),
      }))
    case 'DRAFT':
      return plan(`DRAFT_${question.draft}`, 'write', () => draft(desk, question))
    case 'DATA':
      return plan(
        `${question.wanted.topic}.${question.wanted.form}`,
        'data',
        async () => joined(await readAll(ctx, desk, [question.wanted, ...question.also])),
        { mayAskModel: true },
      )
    case 'HOW':
      return plan(`HOW_${question.topic ?? 'ANY'}`, 'search', () => articles(ctx, of.question, question.topic), {
        mayAskModel: true,
      })
    default:
      return plan('SEARCH', 'search', () => articles(ctx, of.question, null), { mayAskModel: true })
  }
}

/** The question as it stands; where that says nothing, in the words of the company's texts (E 2.4). */
async function understood(
  ctx: Ctx<BoundSession>,
  text: string,
  asking: Parameters<typeof understand>[1],
): Promise<Question> {
  const plain = understand(text, asking)
  if (plain.act !== 'SEARCH') return plain
  const inWords = await worded(ctx, ctx.session.companyCode, text)
  return inWords === text ? plain : understand(inWords, asking)
}

async function deskOf(ctx: Ctx<BoundSession>): Promise<Desk> {
  const now = ctx.clock.now()
  const { list } = await ctx.page('default GET /crmgas/list-meter-channel', {})
  const meters = list.map((row) => ({ meterId: row.meterId, meterNo: row.meterNo, name: meterName(row) }))
  return { page: ctx.page, today: ctx.clock.today(), closed: lastClosedGasDay(now), now, meters }
}

async function askingOf(ctx: Ctx<BoundSession>, desk: Desk): Promise<Asking> {
  const { bp, companyCode } = ctx.session
  const customer = await customerOf(ctx, bp, companyCode)
  return { bp, customerName: customer?.customerName ?? '', today: desk.today, meters: desk.meters }
}

/** Questions that a chain of remarks may be long: the months of a year, one after the other. */
const MOST_REMARKS = 12

/** What the question before was about, for a remark that goes on from it. */
async function wantedBefore(
  ctx: Ctx<BoundSession>,
  of: { conversationId: string; questionId: string },
  asking: Asking,
): Promise<Wanted | null> {
  const earlier = await repo.questionsBefore(ctx.db, ctx.session.bp, of, MOST_REMARKS)
  // Oldest first: a remark on a remark keeps its topic.
  return earlier.reverse().reduce<Wanted | null>((before, row) => {
    const said = understand(openBody(ctx, row.bodyEnc).text, { ...asking, before })
    return said.act === 'DATA' ? said.wanted : null
  }, null)
}

async function emergency(ctx: Ctx<BoundSession>): Promise<Finding> {
  const company = await companyOf(ctx, ctx.session.companyCode)
  const phone = company?.emergencyHotline ?? ''
  return {
    say: emergencyText(phone),
    actions: [
      { text: '拨打抢修电话', route: '', tel: phone },
      { text: '拨打119', route: '', tel: '119' },
    ],
  }
}
