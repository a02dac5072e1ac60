import type { In, Out } from '@contract'
import { READ_HOURS } from '@domain/balance'
import { HOUR, SECOND, toInstant } from '@domain/date'
import type { BoundSession, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { makeStamp, readStamp } from '../../http/stamp'
import { seenActivity } from './seen'
import type { Activity } from './repo/activities'
import { balanceSettings } from './settings'
import { activityView } from './views'

type Rules = 'zh GET /activity/rules'
type Read = 'zh POST /activity/readRules'

const OPENED = 'balanceRulesOpened'
const READ = 'balanceRulesRead'

/** The user that opened or read rules, which ones, and when (ms of the product's clock). */
interface Claims {
  user: string
  bp: string
  activity: string
  version: number
  at: number
}

const claimsOf = (work: Work, { userId, bp }: BoundSession, { activityId, rulesVersion }: Activity): Claims => ({
  user: userId,
  bp,
  activity: activityId,
  version: rulesVersion,
  at: work.clock.now(),
})

/** The claims of a stamp that this user got for these very rules; null for any other. */
function ownClaims(
  work: Work,
  session: BoundSession,
  activity: Activity,
  of: { purpose: typeof OPENED | typeof READ; stamp: string },
): Claims | null {
  const claims = readStamp<Claims>(work, of.purpose, of.stamp)
  const own = claimsOf(work, session, activity)
  const isOwn = claims?.user === own.user && claims.bp === own.bp && claims.activity === own.activity
  return isOwn && claims.version === own.version && claims.at > own.at - READ_HOURS * HOUR ? claims : null
}

export async function rules(work: Work, session: BoundSession, { activityId }: In<Rules>): Promise<Out<Rules>> {
  const activity = await seenActivity(work, session, activityId)
  return {
    ...activityView(activity),
    rulesText: activity.rulesText,
    rulesAt: activity.rulesAt,
    minReadSeconds: balanceSettings(work.settings, session.companyCode).readSeconds,
    openedAt: work.clock.iso(),
    openToken: makeStamp(work, OPENED, claimsOf(work, session, activity)),
  }
}

/** S-01: the server's own clock has run for as long as the rules are read at least; 42501 for rules that have changed since. */
export async function readRules(work: Work, session: BoundSession, input: In<Read>): Promise<Out<Read>> {
  const activity = await seenActivity(work, session, input.activityId)
  if (input.rulesVersion !== activity.rulesVersion) throw new Refusal('42501')
  const opened = ownClaims(work, session, activity, { purpose: OPENED, stamp: input.openToken })
  const now = work.clock.now()
  const { readSeconds } = balanceSettings(work.settings, session.companyCode)
  if (opened === null || now - opened.at < readSeconds * SECOND) throw new Refusal('42506')
  return {
    readToken: makeStamp(work, READ, claimsOf(work, session, activity)),
    expireAt: toInstant(now + READ_HOURS * HOUR),
  }
}

/** When the user has read the rules as they are; 42501 for a token that is forged, another's, too old, or of other rules. */
export function readAt(work: Work, session: BoundSession, activity: Activity, readToken: string): string {
  const read = ownClaims(work, session, activity, { purpose: READ, stamp: readToken })
  if (read === null) throw new Refusal('42501')
  return toInstant(read.at)
}
