import type { In, Out } from '@contract'
import { startOf, dateAt, MINUTE } from '@domain/day'
import {
  ANSWER_LIFE,
  DAY_QUOTA,
  MINUTE_QUOTA,
  MOST_CONVERSATIONS,
  MOST_MESSAGES,
  MOST_QUESTION,
  titleOf,
} from '@domain/assistant/answer'
import { isEmergency } from '@domain/assistant/emergency'
import { characters } from '@domain/text'
import type { BoundSession, Ctx } from '../../http/context'
import { newId } from '../../http/ids'
import { Refusal, refuseIf } from '../../http/refusal'
import { isoOf } from '../../ports/clock'
import { openText, sealText } from '../../secret'
import { openBody, sealBody } from './body'
import { livesOf } from './live'
import * as repo from './repo'
import { runAnswer } from './run'

type Asked = In<'gpt POST /chat/send'>
type Begun = Out<'gpt POST /chat/send'>

interface Question {
  text: string
  emergency: boolean
  /** The question that is answered once more. */
  again: repo.Message | null
}

/** E 5.5 chat/send and chat/stream: keeps the question, and begins the answer after the commit. Refuses E4001 to E4004, E4006, E4007, 2906. */
export async function ask(ctx: Ctx<BoundSession>, input: Asked): Promise<Begun> {
  const { begun, question } = await ctx.transaction((within) => keep(within, input))
  // Goes on to its end whether or not its caller waits; `ctx` reads over the pool.
  void runAnswer(ctx, { ...begun, question })
  return begun
}

async function keep(ctx: Ctx<BoundSession>, input: Asked): Promise<{ begun: Begun; question: string }> {
  const question = await questionOf(ctx, input)
  await endDead(ctx)
  if (!question.emergency) await withinQuota(ctx)
  await oneAtATime(ctx, question.emergency)
  const conversation = await conversationFor(ctx, question, question.again?.conversationId ?? input.conversationId)
  const { messageCount: count } = conversation
  if (count + 2 > MOST_MESSAGES && !question.emergency) throw new Refusal('E4006')
  const ids = await write(ctx, conversation, question)
  const title = openText(ctx, conversation.titleEnc) || titleOf(question.text)
  const begun = { conversationId: conversation.conversationId, ...ids, title }
  return { begun, question: question.text }
}

async function questionOf(ctx: Ctx<BoundSession>, input: Asked): Promise<Question> {
  const again = input.replyTo === undefined ? null : ((await repo.message(ctx.db, ctx.session, input.replyTo)) ?? null)
  if (input.replyTo !== undefined && again?.role !== 'question') throw new Refusal('E4001')
  const text = again ? openBody(ctx, again.bodyEnc).text : input.question.trim()
  if (text === '' || characters(text) > MOST_QUESTION) throw new Refusal('E4002')
  return { text, emergency: isEmergency(text), again }
}

/** Answers of a process that is gone. */
async function endDead(ctx: Ctx<BoundSession>): Promise<void> {
  const running = await repo.runningOf(ctx.db, ctx.session)
  if (running && ctx.clock.now() - Date.parse(running.createdAt) > ANSWER_LIFE)
    await repo.endAnswer(ctx.db, ctx.session.bp, running.messageId, 'failed')
}

/** E-G-03: days begin at midnight of Asia/Shanghai. */
export async function quotaOf(ctx: Pick<Ctx<BoundSession>, 'db' | 'clock' | 'session'>) {
  const now = ctx.clock.now()
  return repo.askedSince(ctx.db, ctx.session.userId, isoOf(startOf(dateAt(now))), isoOf(now - MINUTE))
}

async function withinQuota(ctx: Ctx<BoundSession>): Promise<void> {
  const { day, minute } = await quotaOf(ctx)
  refuseIf(day >= DAY_QUOTA ? 'E4003' : minute >= MINUTE_QUOTA ? '2906' : null)
}

/** An emergency waits for no other answer: that one is stopped. */
async function oneAtATime(ctx: Ctx<BoundSession>, emergency: boolean): Promise<void> {
  const running = await repo.runningOf(ctx.db, ctx.session)
  if (!running) return
  if (!emergency) throw new Refusal('E4004')
  await repo.endAnswer(ctx.db, ctx.session.bp, running.messageId, 'stopped')
  ctx.afterCommit(() => livesOf(ctx).get(running.messageId)?.stop())
}

async function conversationFor(
  ctx: Ctx<BoundSession>,
  question: Question,
  conversationId: string | undefined,
): Promise<repo.Conversation> {
  if (conversationId !== undefined) {
    const known = await repo.lockedConversation(ctx.db, ctx.session, conversationId)
    if (!known) throw new Refusal('E4001')
    return known
  }
  return newConversation(ctx, titleOf(question.text))
}

/** E-G-22: a conversation of the caller's own; the one that has been silent longest makes room. Refuses E4007 where none can. */
export async function newConversation(ctx: Ctx<BoundSession>, title: string): Promise<repo.Conversation> {
  const { bp, userId, companyCode } = ctx.session
  if ((await repo.countConversations(ctx.db, ctx.session)).all >= MOST_CONVERSATIONS) {
    const oldest = await repo.oldestIdle(ctx.db, ctx.session)
    if (!oldest) throw new Refusal('E4007')
    await repo.hide(ctx.db, ctx.session, [oldest.conversationId], ctx.clock.iso())
  }
  const at = ctx.clock.iso()
  const row = {
    bp,
    userId,
    companyCode,
    conversationId: `C${newId(ctx.clock.now())}`,
    titleEnc: sealText(ctx, title),
    previewEnc: sealText(ctx, ''),
    messageCount: 0,
    lastAt: at,
    createdAt: at,
  }
  await repo.insertConversation(ctx.db, row)
  return { ...row, pinnedAt: null, deletedAt: null }
}

async function write(
  ctx: Ctx<BoundSession>,
  conversation: repo.Conversation,
  question: Question,
): Promise<Pick<Begun, 'questionId' | 'messageId'>> {
  const { bp, userId, companyCode } = ctx.session
  const { conversationId, messageCount } = conversation
  const at = ctx.clock.iso()
  const common = { bp, userId, companyCode, conversationId, createdAt: at, emergency: question.emergency }
  const questionId = question.again?.messageId ?? `M${newId(ctx.clock.now())}`
  const added = question.again ? 1 : 2
  if (!question.again)
    await repo.insertMessage(ctx.db, {
      ...common,
      messageId: questionId,
      seq: messageCount + 1,
      role: 'question',
      replyTo: null,
      bodyEnc: sealBody(ctx, { text: question.text }),
      state: null,
    })
  const messageId = `M${newId(ctx.clock.now())}`
  const isFirst = await repo.insertMessage(ctx.db, {
    ...common,
    messageId,
    seq: messageCount + added,
    role: 'answer',
    replyTo: questionId,
    bodyEnc: sealBody(ctx, {}),
    state: 'pending',
  })
  if (!isFirst) throw new Refusal('E4004')
  const isUntitled = messageCount === 0 && openText(ctx, conversation.titleEnc) === ''
  await repo.changeConversation(ctx.db, ctx.session, conversationId, {
    messageCount: messageCount + added,
    lastAt: at,
    ...(isUntitled && { titleEnc: sealText(ctx, titleOf(question.text)) }),
  })
  return { questionId, messageId }
}
