import type { In, Out } from '@contract'
import { HOT_QUESTIONS } from '@domain/assistant/answer'
import type { BoundSession, Work } from '../../http/context'
import { badField } from '../../http/refusal'
import { viewerOf } from '../audience/service'
import { find, frequentQuestions, isShown } from '../search/service'
import { fileTicket } from '../ticket/service'
import { openBody } from './body'
import { ownAnswer } from './messages'
import * as repo from './repo'

type Source = 'answer GET /source'
type Suggest = 'answer GET /suggest'
type Complaint = 'answer POST /complaint'

const SUGGESTED = 6
/** Questions of the week that are looked through. */
const FREQUENT = 50
/** Characters of an answer that its complaint repeats. */
const REPEATED = 300

/** Hot and frequent questions that hold what is typed, those that begin with it first, then titles that answer it. */
export async function suggest(work: Work, session: BoundSession, { q }: In<Suggest>): Promise<Out<Suggest>> {
  const typed = q.trim()
  if (typed === '') return { list: HOT_QUESTIONS.slice(0, SUGGESTED) }
  const asked = [...HOT_QUESTIONS, ...(await frequentQuestions(work, session.companyCode, FREQUENT))]
  const holding = asked.filter((one) => one.includes(typed))
  const ordered = [...holding.filter((one) => one.startsWith(typed)), ...holding]
  const viewer = await viewerOf(work, session)
  const { hits } = await find(work, viewer, { text: typed, kinds: ['help', 'faq'], limit: SUGGESTED })
  return { list: [...new Set([...ordered, ...hits.map(({ title }) => title)])].slice(0, SUGGESTED) }
}

/** A source of an answer as it is now; one that leads to no text is always there. */
export async function source(
  work: Work,
  session: BoundSession,
  { messageId, index }: In<Source>,
): Promise<Out<Source>> {
  const row = await ownAnswer(work, session, messageId)
  const cited = openBody(work, row.bodyEnc).citations.find((one) => one.index === index)
  if (!cited) throw badField('index')
  const query = new URLSearchParams(cited.route.split('?')[1] ?? '')
  const refId = query.get('articleId') ?? query.get('productId')
  const isThere = refId === null || (await isShown(work, await viewerOf(work, session), refId))
  return { ...cited, state: isThere ? 'available' : 'offline' }
}

/** E-G-19: an answer that is wrong becomes a ticket, once; again: its number. */
export async function complain(
  work: Work,
  session: BoundSession,
  { messageId, text }: In<Complaint>,
): Promise<Out<Complaint>> {
  const seen = await ownAnswer(work, session, messageId)
  // Two taps at once wait for each other here.
  await repo.lockedConversation(work.db, session, seen.conversationId)
  const row = await ownAnswer(work, session, messageId)
  if (row.complaintNo !== null) return { complaintNo: row.complaintNo }
  const asked = row.replyTo === null ? undefined : await repo.message(work.db, session, row.replyTo)
  const said = (sealed: repo.Message['bodyEnc']) => [...openBody(work, sealed).text].slice(0, REPEATED).join('')
  const { ticketNo } = await fileTicket(work, session, {
    subtype: 'S_APP',
    title: '智能助手回答有误',
    description: `客户说明：${text.trim() || '未填写'}\n问题：${asked ? said(asked.bodyEnc) : ''}\n回答：${said(row.bodyEnc)}`,
  })
  await repo.setComplaint(work.db, session.bp, messageId, ticketNo)
  return { complaintNo: ticketNo }
}
