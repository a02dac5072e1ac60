import { maskNumbers } from '@domain/mask'
import type { BoundSession, Ctx } from '../../http/context'
import { openBody } from './body'
import * as repo from './repo'
import type { Body } from './types'

/** E-G-07: questions, with their answers, that a model is given of the conversation, and characters of them. */
const MOST_TURNS = 6
const MOST_TEXT = 3000

/** The conversation before a question, oldest first, without its figures; '' at its beginning. */
export async function turnsBefore(
  ctx: Ctx<BoundSession>,
  of: { conversationId: string; questionId: string },
  customerName: string,
): Promise<string> {
  const { bp } = ctx.session
  const questions = await repo.questionsBefore(ctx.db, bp, of, MOST_TURNS)
  if (questions.length === 0) return ''
  const ids = questions.map(({ messageId }) => messageId)
  const answers = await repo.newestAnswers(ctx.db, bp, of.conversationId, ids)
  let text = ''
  // The newest are the ones that matter.
  for (const { messageId, bodyEnc } of questions) {
    const answer = answers.find(({ replyTo }) => replyTo === messageId)
    const said = answer ? withoutFigures(openBody(ctx, answer.bodyEnc)) : ''
    const turn = `问：${hidden(openBody(ctx, bodyEnc).text, customerName)}\n答：${hidden(said, customerName)}\n`
    if (text.length + turn.length > MOST_TEXT) break
    text = turn + text
  }
  return text
}

/** A month or a day without its signs: 202511, 20251101. */
const WHOLE_DATE = /(?<!\d)(20\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])?(?!\d)/g
const datesApart = (text: string): string =>
  text.replace(WHOLE_DATE, (_whole, year: string, month: string, day: string | undefined) =>
    [year, month, ...(day === undefined ? [] : [day])].join('-'),
  )

/** A text without what says which customer, meter, account or phone it is about. */
export const hidden = (text: string, customerName: string): string =>
  maskNumbers(datesApart(customerName === '' ? text : text.replaceAll(customerName, '#')))

/** An answer with the label in place of each figure. */
const withoutFigures = ({ text, facts }: Body): string =>
  [...facts]
    .filter((fact) => fact.text !== '')
    // The longer first: one figure may be a part of another.
    .sort((a, b) => b.text.length - a.text.length)
    .reduce((rest, fact) => rest.replaceAll(fact.text, `【${fact.label}】`), text)
