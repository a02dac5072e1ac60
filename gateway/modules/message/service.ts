import { DAY, toInstant } from '@domain/date'
import type { Work } from '../../http/context'
import { purgeMessages, unreadByCategory } from './repo/messages'
import { purgeFindings } from './repo/smart'

export { contactOf, reportResults, wxCredits, type Contact } from './reception/credits'
export { countReached, knownCustomers, usersReached, type Reach } from './broadcast/broadcast'
export { heardPage, type HeardMessage } from './repo/heard'
export { forgetUser } from './forget'
export { closeWith } from './mark'
export { handOut, publish, type MessageDraft, type MessageTo } from './publish'
export { stopsNotOver, todosAbout, type TodoOfMessage } from './questions'
export { templates, wordsOf, type TemplateCode, type Wording } from './rules/templates'
export { remind } from './remind'
export { lookAt, usedCustomers } from './smart/look'
export { smartSources, type Finding, type SmartSource } from './smart/source'
export { sendSms } from './sms'
export { stillUsers, usersOfBp } from './users-of'
export { withdraw } from './withdraw'
export { userOfWechat } from './wx/callback'

const purgeAfterDays = 30
/** What a user did about a finding is in its history so long. */
const purgeFindingsAfterDays = 365

/** Unread messages of the user: about the account and, with a customer, about that (E-X-09). */
export async function unreadTotal(work: Work, userId: string, bp: string | null): Promise<number> {
  const counts = await unreadByCategory(work.db, userId, bp, work.clock.iso())
  return Object.values(counts).reduce((a, b) => a + b, 0)
}

/** purge (03:00): messages thirty days after their end, findings a year after theirs. */
export async function purge(work: Work): Promise<void> {
  const now = work.clock.now()
  await purgeMessages(work.db, toInstant(now - purgeAfterDays * DAY))
  await purgeFindings(work.db, toInstant(now - purgeFindingsAfterDays * DAY))
}
