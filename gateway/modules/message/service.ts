import { DAY, toInstant } from '@domain/date'
import type { Work } from '../../http/context'
import { purgeMessages, unreadByCategory } from './repo/messages'

export { contactOf, tmplIdOf, wxCredits, type Contact } from './reception/credits'
export { countReached, usersReached, type Reach } from './broadcast/broadcast'
export { heardPage, type HeardMessage } from './repo/heard'
export { closeWith } from './mark'
export { handOut, publish, type MessageDraft, type MessageTo } from './publish'
export { stopsNotOver, todosAbout, type TodoOfMessage } from './questions'
export { templates, wordsOf, type TemplateCode, type Wording } from './rules/templates'
export { remind } from './remind'
export { sendSms } from './sms'
export { usersOfBp } from './users-of'
export { withdraw } from './withdraw'
export { userOfWechat } from './wx/callback'

const purgeAfterDays = 30

/** Unread messages of the user: about his account and, with a customer, about that (E-X-09). */
export async function unreadTotal(work: Work, userId: string, bp: string | null): Promise<number> {
  const counts = await unreadByCategory(work.db, userId, bp, work.clock.iso())
  return Object.values(counts).reduce((a, b) => a + b, 0)
}

/** purge (03:00): thirty days after their end. */
export const purge = (work: Work): Promise<void> =>
  purgeMessages(work.db, toInstant(work.clock.now() - purgeAfterDays * DAY))
