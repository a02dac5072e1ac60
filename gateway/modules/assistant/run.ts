import { previewOf, type AnswerState } from '@domain/assistant/answer'
import { fillSlots, sentences } from '@domain/assistant/slots'
import type { BoundSession, Ctx } from '../../http/context'
import { sealText } from '../../secret'
import { sealBody } from './body'
import { Live, livesOf } from './live'
import { planned, type Planned } from './planner'
import { ModelLost, remoteAnswer } from './remote'
import * as repo from './repo'
import { noParts, type Finding, type Parts } from './types'

export interface Running {
  conversationId: string
  questionId: string
  messageId: string
  question: string
}

interface Outcome {
  state: AnswerState
  intent: string
  planner: 'embedded' | 'remote'
  parts: Parts
}

/** Makes an answer to its end and keeps it; never rejects. */
export async function runAnswer(ctx: Ctx<BoundSession>, of: Running): Promise<void> {
  const lives = livesOf(ctx)
  const live = new Live()
  lives.set(of.messageId, live)
  const started = performance.now()
  let firstMs: number | null = null
  const unhear = live.hear(({ event }) => {
    if (event === 'delta') firstMs ??= Math.round(performance.now() - started)
  })
  try {
    const outcome = await answered(ctx, live, of)
    unhear()
    await keep(ctx, of, live, { ...outcome, firstMs, totalMs: Math.round(performance.now() - started) })
  } catch (error) {
    ctx.log.error({ err: error, messageId: of.messageId }, 'an answer of the assistant failed')
    const lost = {
      state: 'failed' as const,
      intent: '',
      planner: 'embedded' as const,
      parts: noParts,
      firstMs,
      totalMs: null,
    }
    // The database may be what is away: its row ends by its age (ANSWER_LIFE).
    await keep(ctx, of, live, lost).catch((err: unknown) => ctx.log.error({ err }, 'a failed answer was not kept'))
    live.end('failed', noParts, { messageId: of.messageId })
  } finally {
    lives.delete(of.messageId)
  }
}

async function answered(ctx: Ctx<BoundSession>, live: Live, of: Running): Promise<Outcome> {
  live.stage('understand')
  const plan = await planned(ctx, of)
  const { model } = ctx.ports
  if (model && plan.mayAskModel) {
    try {
      const parts = await remoteAnswer(ctx, model, live, of, plan)
      return { state: live.signal.aborted ? 'stopped' : 'done', intent: plan.intent, planner: 'remote', parts }
    } catch (error) {
      if (!(error instanceof ModelLost)) throw error
      ctx.log.warn({ reason: error.message }, 'the model did not answer')
      // E-G-08: what has been said is not said once more in other words.
      if (live.text !== '')
        return {
          state: live.signal.aborted ? 'stopped' : 'failed',
          intent: plan.intent,
          planner: 'remote',
          parts: noParts,
        }
    }
  }
  return embedded(live, plan)
}

async function embedded(live: Live, plan: Planned): Promise<Outcome> {
  live.stage(plan.stage)
  const finding = await plan.find()
  live.stage('write')
  const { text } = fillSlots(finding.say, finding.facts ?? [])
  const pieces = sentences()
  for (const piece of [...pieces.push(text), pieces.rest()]) live.say(piece)
  const state = live.signal.aborted ? 'stopped' : plan.state
  return { state, intent: finding.isNothing ? 'NOT_FOUND' : plan.intent, planner: 'embedded', parts: partsOf(finding) }
}

const partsOf = ({ facts = [], citations = [], actions = [], suggestions = [] }: Finding): Parts => ({
  facts,
  citations,
  actions,
  suggestions: suggestions.slice(0, 3),
})

async function keep(
  ctx: Ctx<BoundSession>,
  of: Running,
  live: Live,
  end: Outcome & { firstMs: number | null; totalMs: number | null },
): Promise<void> {
  const { parts, ...rest } = end
  const bodyEnc = sealBody(ctx, { text: live.text, ...parts })
  await ctx.transaction(async (work) => {
    const isKept = await repo.writeAnswer(work.db, ctx.session.bp, of.messageId, { ...rest, bodyEnc })
    if (isKept)
      await repo.changeConversation(work.db, ctx.session, of.conversationId, {
        previewEnc: sealText(ctx, previewOf(live.text)),
      })
  })
  live.end(end.state, parts, { messageId: of.messageId })
}
