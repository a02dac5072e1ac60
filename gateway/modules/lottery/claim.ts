import type { In, Out } from '@contract'
import { addDays } from '@domain/date'
import { lotteryServices } from '@domain/statuses/lottery'
import type { BoundSession, Work } from '../../http/context'
import { Refusal, refuseIf } from '../../http/refusal'
import { sealText } from '../../secret'
import { fileTicket } from '../ticket/service'
import { winOfTicket, type Win } from './repo/wins'
import { claimProblem } from './rules/claim'
import { CLAIM_DAYS } from './rules/publish'
import { mayClaim } from './heir'
import { wins } from './win-case'

type Claim = 'default POST /crmgas/lottery/claim'
type GiveUp = 'default POST /crmgas/lottery/giveUp'
type Confirm = 'default POST /crmgas/lottery/confirmReceive'

/** The prize under its lock, for its winner or heir; 2902 for other users. */
async function held(work: Work, session: BoundSession, winId: string): Promise<Win> {
  const row = await wins.locked(work, session, winId)
  if (!(await mayClaim(work, session, row))) throw new Refusal('2902')
  return row
}

/** E-L-10: the service becomes a ticket with its promises. */
export async function claim(work: Work, session: BoundSession, input: In<Claim>): Promise<Out<Claim>> {
  const row = await held(work, session, input.winId)
  refuseIf(claimProblem(row, work.clock.today()))
  // A coupon waits for no claim: it is never in a state that has one.
  if (row.service === 'COUPON') throw new Refusal('E5012')
  const name = input.receiverName.trim()
  const { ticketId, ticketNo } = await fileTicket(work, session, {
    subtype: lotteryServices[row.service].subtype,
    title: `抽奖奖品：${row.prizeName}`,
    description: `抽奖活动${row.campaignId}的奖品“${row.prizeName}”，请联系客户约定上门时间，不收费用。`,
    contact: { name, phone: input.receiverPhone },
  })
  const { state } = await wins.move(work, row, 'CLAIM', session.userId, {
    set: {
      contactNameEnc: sealText(work, name),
      contactPhoneEnc: sealText(work, input.receiverPhone),
      ticketId,
      ticketNo,
      claimedAt: work.clock.iso(),
    },
  })
  return { status: state, ticketId }
}

/** E-L-11. */
export async function giveUp(work: Work, session: BoundSession, { winId }: In<GiveUp>): Promise<Out<GiveUp>> {
  const row = await held(work, session, winId)
  refuseIf(claimProblem(row, work.clock.today()))
  const { state } = await wins.move(work, row, 'GIVE_UP', session.userId)
  return { status: state }
}

/** The winner says that the service was done. */
export async function confirm(work: Work, session: BoundSession, { winId }: In<Confirm>): Promise<Out<Confirm>> {
  const row = await held(work, session, winId)
  if (row.state !== 'claimed') throw new Refusal('E5012')
  const { state } = await wins.move(work, row, 'CONFIRM', session.userId)
  return { status: state }
}

/**
 * The ticket of a claim is over without the service: the prize waits for its claim again, for as long as prizes do at least (E 2.5).
 * Harmless for tickets of anything else.
 */
export async function returnPrize(work: Work, ticket: { bp: string; ticketId: string }): Promise<void> {
  const found = await winOfTicket(work.db, ticket)
  if (!found) return
  const row = await wins.locked(work, ticket, found.winId)
  const least = addDays(work.clock.today(), CLAIM_DAYS)
  const claimUntil = row.claimUntil < least ? least : row.claimUntil
  const set = { claimUntil, ticketId: null, ticketNo: null, claimedAt: null }
  await wins.move(work, row, 'RETURN', 'SYSTEM', { set })
}
