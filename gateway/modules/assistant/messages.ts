import { Readable } from 'node:stream'
import type { In, Out, Row } from '@contract'
import { AI_LABEL } from '@domain/assistant/slots'
import {
  ANSWER_LIFE,
  DAY_QUOTA,
  HOT_QUESTIONS,
  RUNNING_STATES,
  WELCOME,
  type AnswerState,
} from '@domain/assistant/answer'
import { eventText } from '@domain/assistant/splitter'
import type { BoundSession, Ctx, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { sealText } from '../../secret'
import { companyOf } from '../membership/service'
import { quotaOf } from './ask'
import { openBody, sealBody } from './body'
import { livesOf, type Live } from './live'
import * as repo from './repo'

type MessageView = Out<'gpt GET /conversation/messages'>['list'][number]

const isRunning = (state: AnswerState): boolean => RUNNING_STATES.includes(state)

/** An answer of a process that is gone has failed, whatever its row says (E 3.7). */
const stateOf = (work: Work, { state, createdAt }: repo.Message): AnswerState | null =>
  state !== null && isRunning(state) && work.clock.now() - Date.parse(createdAt) > ANSWER_LIFE ? 'failed' : state

export function messageOf(work: Work, row: repo.Message): MessageView {
  const body = openBody(work, row.bodyEnc)
  const live = livesOf(work).get(row.messageId)
  return {
    messageId: row.messageId,
    seq: row.seq,
    role: row.role,
    replyTo: row.replyTo,
    content: live?.text ?? body.text,
    status: stateOf(work, row),
    emergency: row.emergency,
    facts: [...body.facts],
    citations: [...body.citations],
    actions: [...body.actions],
    suggestions: [...body.suggestions],
    feedback: row.feedback,
    createdAt: row.createdAt,
  }
}

/** An answer of this user that is not in a deleted conversation. */
export async function ownAnswer(
  work: Work,
  session: BoundSession,
  messageId: string,
): Promise<repo.Message & { state: AnswerState }> {
  const row = await repo.message(work.db, session, messageId)
  const { state } = row ?? { state: null }
  if (!row || state === null || !(await repo.conversation(work.db, session, row.conversationId)))
    throw new Refusal('E4001')
  return { ...row, state }
}

export async function poll(
  work: Work,
  session: BoundSession,
  { messageId, offset }: In<'gpt GET /chat/poll'>,
): Promise<Out<'gpt GET /chat/poll'>> {
  const row = await ownAnswer(work, session, messageId)
  const view = messageOf(work, row)
  const status = view.status ?? row.state
  const done = !isRunning(status)
  return { status, delta: view.content.slice(offset), offset: view.content.length, done, message: done ? view : null }
}

/** E-G-18: the text so far stays. */
export async function stop(work: Work, session: BoundSession, messageId: string): Promise<Out<'gpt POST /chat/stop'>> {
  const row = await ownAnswer(work, session, messageId)
  const live = livesOf(work).get(messageId)
  const content = live?.text ?? openBody(work, row.bodyEnc).text
  if (!isRunning(row.state)) return { status: row.state, content }
  live?.stop()
  await repo.writeAnswer(work.db, session.bp, messageId, {
    state: 'stopped',
    bodyEnc: sealBody(work, { text: content }),
  })
  return { status: 'stopped', content }
}

/** E-G-21: one per answer, may be changed; a bad one names a reason. */
export async function feedback(work: Work, session: BoundSession, input: In<'gpt POST /chat/feedback'>): Promise<true> {
  const { messageId, tags = [], text = '' } = input
  await ownAnswer(work, session, messageId)
  if (input.feedback === 'down' && tags.length === 0) throw new Refusal('E4011')
  const isDown = input.feedback === 'down'
  await repo.setFeedback(work.db, session.bp, messageId, {
    feedback: input.feedback,
    feedbackTags: isDown ? [...tags] : [],
    feedbackEnc: isDown && text !== '' ? sealText(work, text) : null,
  })
  return true
}

export async function config(ctx: Ctx<BoundSession>): Promise<Out<'gpt GET /chat/config'>> {
  const company = await companyOf(ctx, ctx.session.companyCode)
  const { day } = await quotaOf(ctx)
  return {
    welcome: WELCOME,
    hotQuestions: [...HOT_QUESTIONS],
    quota: { asked: day, max: DAY_QUOTA },
    label: AI_LABEL,
    hotline: company?.hotline ?? '',
    emergencyHotline: company?.emergencyHotline ?? '',
  }
}

type Unanswered = Row<'btwob GET /gpt/unanswered/list'>

export async function unanswered(
  work: Work,
  companyCode: string,
  page: repo.Limits,
): Promise<{ rows: Unanswered[]; total: number }> {
  const { rows, total } = await repo.unanswered(work.db, companyCode, page)
  return {
    rows: rows.map((row) => ({
      messageId: row.messageId,
      question: openBody(work, row.bodyEnc).text,
      askedAt: row.createdAt,
      feedback: row.feedback,
    })),
    total,
  }
}

/** ms between signs of life while nothing is said (E-G-17). */
const PING = 15_000

/** The events of an answer: what has been said so far in one piece, then what follows, to its last event. */
export async function openStream(ctx: Ctx<BoundSession>, begun: Out<'gpt POST /chat/stream'>): Promise<Readable> {
  const stream = new Readable({ read: () => undefined })
  let id = 0
  const send = (event: string, data: unknown) => {
    if (!stream.destroyed) stream.push(eventText((id += 1), event, data))
  }
  send('meta', { ...begun, label: AI_LABEL })
  const live = livesOf(ctx).get(begun.messageId)
  if (live && !live.isOver) follow(live, stream, send)
  else await sendKept(ctx, begun.messageId, stream, send)
  return stream
}

function follow(live: Live, stream: Readable, send: (event: string, data: unknown) => void): void {
  if (live.text !== '') send('delta', { text: live.text })
  const pings = setInterval(() => send('ping', {}), PING)
  const unhear = live.hear(({ event, data }) => {
    send(event, data)
    if (event !== 'done') return
    clearInterval(pings)
    stream.push(null)
  })
  stream.once('close', () => {
    clearInterval(pings)
    unhear()
  })
}

async function sendKept(
  ctx: Ctx<BoundSession>,
  messageId: string,
  stream: Readable,
  send: (event: string, data: unknown) => void,
): Promise<void> {
  const row = await repo.message(ctx.db, ctx.session, messageId)
  if (row) {
    const view = messageOf(ctx, row)
    send('delta', { text: view.content })
    const { facts, citations, actions, suggestions } = view
    send('parts', { facts, citations, actions, suggestions })
    send('done', { status: view.status, messageId })
  }
  stream.push(null)
}
