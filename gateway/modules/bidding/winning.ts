import type { In, Out } from '@contract'
import { addMonthsClamped, dateOf } from '@domain/date'
import type { LedgerText } from '@domain/draw/ledger'
import { maskCustomer } from '@domain/mask'
import type { BoundSession, Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { Refusal } from '../../http/refusal'
import { headOf, ledgerPage, seedRow } from '../draw/service'
import { ownBid, winnersOf } from './repo/bids'
import { shownActivity } from './seen'
import type { Activity, Bid } from './types'

type List = 'sqdev GET /ng/winningList'
type Entries = 'sqdev GET /ng/entries'
type Winner = Out<List>['list'][number]

/** Months for which winners are shown (N-14). */
const SHOWN_MONTHS = 12

/** A published activity; 42310 before that, 2902 when it is long over. */
async function published(work: Work, session: BoundSession, ngId: string): Promise<Activity & { publishedAt: string }> {
  const activity = await shownActivity(work, session, ngId)
  const { publishedAt } = activity
  if (publishedAt === null) throw new Refusal('42310')
  if (work.clock.today() > addMonthsClamped(dateOf(publishedAt), SHOWN_MONTHS)) throw new Refusal('2902')
  return { ...activity, publishedAt }
}

const viewOf =
  (activity: Activity, bp: string) =>
  (bid: Bid): Winner => ({
    name: bid.bp === bp ? bid.customerName : maskCustomer(bid.customerName),
    city: bid.city,
    volume: bid.awardVolume ?? '0',
    price: activity.mode === 'BID' ? bid.awardPrice : null,
    entries: bid.wonEntries,
    isOwn: bid.bp === bp,
  })

/** N-14: the winners at the publication; what candidates got later is not part of it. Refuses 2902, 42310. */
export async function winningList(work: Work, session: BoundSession, input: In<List>): Promise<Out<List>> {
  const activity = await published(work, session, input.ngId)
  const page = paged(input)
  const { rows, total } = await winnersOf(work.db, activity, input.keyword?.trim() ?? '', page)
  const own = await ownBid(work.db, session.bp, activity.ngId)
  const view = viewOf(activity, session.bp)
  const isWinner = own?.offerRound === 0 && (own.awardVolume ?? '0') !== '0'
  const list = rows.map(view)
  return {
    ...envelope(page, list, total),
    ngId: activity.ngId,
    name: activity.name,
    state: activity.state,
    publishedAt: activity.publishedAt,
    summary: {
      clearingPrice: activity.clearingPrice,
      awardedVolume: activity.awardedVolume ?? '0',
      participants: activity.participants ?? 0,
      winners: activity.winners ?? 0,
    },
    mine: own && isWinner ? view(own) : null,
    proof: await proofOf(work, activity),
  }
}

async function proofOf(work: Work, { companyCode, ngId, seedHash, seed }: Activity): Promise<Out<List>['proof']> {
  if (seedHash === null || seed === null) return null
  const key = { companyCode, drawId: ngId }
  const [found, head] = [await seedRow(work.db, key), await headOf(work.db, key)]
  const drawn = found && (JSON.parse(found.body) as Extract<LedgerText, { is: 'SEED' }>)
  const round = /^DRAND:(\d+)$/.exec(drawn?.beaconFrom ?? '')?.[1]
  return {
    seedHash,
    seed,
    beaconDay: drawn?.beaconDay ?? '',
    beaconRound: round === undefined ? null : Number(round),
    // What follows the seed: a result for every number, then the end.
    entryCount: found ? head.rowNo - found.rowNo - 1 : 0,
    ledgerHash: head.hash,
  }
}

/** N-13: the ledger of a draw. Refuses 2902 where there is none, 42310 before the publication. */
export async function entries(work: Work, session: BoundSession, { ngId, after }: In<Entries>): Promise<Out<Entries>> {
  const activity = await published(work, session, ngId)
  if (activity.mode !== 'DRAW') throw new Refusal('2902')
  return ledgerPage(work.db, { companyCode: activity.companyCode, drawId: ngId }, after)
}
