import type { In, Out } from '@contract'
import { detailFields, listFields, ownFields } from '@contract/bidding/words'
import { toMillis } from '@domain/date'
import { entriesOf } from '@domain/bidding/lots'
import { isPositiveMoney } from '@domain/money'
import type { BoundSession, Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { shape } from '../../http/shape'
import { isoOf } from '../../ports/clock'
import { findPackageOrder } from '../gas-package/service'
import { depositOf } from './confirm'
import { withdrawUntil } from './offer'
import { activitiesOf } from './repo/activities'
import { candidatesBefore, changesOf, ownBid, ownBids, participants } from './repo/bids'
import { marginsOf } from './repo/margins'
import { pendingOf, shortOf, standingOf } from './rules/offer'
import { isOpen, isSignupOpen, nextMoment } from './rules/steps'
import { activityOf, classOf, ownBidOf, shownActivity } from './seen'
import { bidSettings } from './settings'
import type { Activity, Bid } from './types'

type List = 'sqdev GET /ng/activity/list'
type Detail = 'sqdev GET /ng/activity/detail'
type BidDetail = 'sqdev GET /ng/bid/detail'
type Own = NonNullable<Out<Detail>['myBid']>
type Action = Out<Detail>['actions'][number]

/** B 6.2: activities for the customer's kind with the own part in each. */
export async function activityList(work: Work, session: BoundSession, input: In<List>): Promise<Out<List>> {
  const { tab = 'going' } = input
  const page = paged(input)
  const customerType = (await classOf(work, session)) ?? ''
  const { companyCode, bp } = session
  const { rows, total } = await activitiesOf(work.db, { companyCode, customerType, tab, bp }, page)
  const ngIds = rows.map(({ ngId }) => ngId)
  const counts = await participants(work.db, companyCode, ngIds)
  const mine = new Map((await ownBids(work.db, bp, ngIds)).map((bid) => [bid.ngId, bid]))
  const now = work.clock.now()
  const list = rows.map((row) => {
    const bid = mine.get(row.ngId)
    return shape(listFields, row, {
      participants: counts.get(row.ngId) ?? 0,
      next: nextMoment(row, now),
      mine: bid ? shape(ownFields, bid, { action: nextAction(work, session, row, bid) }) : null,
    })
  })
  return envelope(page, list, total)
}

/** B 6.2: one activity; nothing of others but their number (N-05). */
export async function activityDetail(work: Work, session: BoundSession, ngId: string): Promise<Out<Detail>> {
  const activity = await shownActivity(work, session, ngId)
  const bid = await ownBid(work.db, session.bp, ngId)
  const counts = await participants(work.db, activity.companyCode, [ngId])
  return shape(detailFields, activity, {
    participants: counts.get(ngId) ?? 0,
    next: nextMoment(activity, work.clock.now()),
    serverTime: work.clock.iso(),
    actions: actionsFor(work, session, activity, bid),
    myBid: bid ? await ownView(work, activity, bid) : null,
  })
}

/** What this user may do now, the most urgent first; without the right to order only to look at the result. */
function actionsFor(work: Work, { models }: BoundSession, activity: Activity, bid: Bid | undefined): Action[] {
  const actions = actionsOf(work, activity, bid)
  return models.includes('PACKAGE_ORDER') ? actions : actions.filter((action) => action === 'RESULT')
}

/** What takes an own bid further: after one that was withdrawn a new one. */
const nextAction = (work: Work, session: BoundSession, activity: Activity, bid: Bid): Action | null =>
  actionsFor(work, session, activity, bid.state === 'WITHDRAWN' ? undefined : bid).find(
    (action) => action !== 'WITHDRAW',
  ) ?? null

/** What may be done now, the most urgent first. */
function actionsOf(work: Work, activity: Activity, bid: Bid | undefined): Action[] {
  const now = work.clock.now()
  const isPublic = activity.state === 'PUBLISHED' || activity.state === 'FINISHED'
  const actions: Action[] = []
  if (!bid)
    return [...(isSignupOpen(activity, now) ? (['SIGN_UP'] as const) : []), ...(isPublic ? (['RESULT'] as const) : [])]
  const isMine = bid.state === 'SIGNED_UP' || bid.state === 'WAIT_MARGIN' || bid.state === 'VALID'
  const { maxRevisions } = bidSettings(work.settings, bid.companyCode)
  if (isMine && isOpen(activity, now)) {
    if (isPositiveMoney(shortOf(bid))) actions.push('PAY')
    if (bid.state !== 'VALID' || bid.revision < maxRevisions) actions.push('SUBMIT')
  }
  if (isMine && now < withdrawUntil(work, bid, activity.closeAt) && activity.state !== 'CANCELLED')
    actions.push('WITHDRAW')
  if (
    (bid.state === 'WON' || bid.state === 'PART_WON') &&
    bid.confirmDeadline !== null &&
    now < toMillis(bid.confirmDeadline)
  )
    actions.push(bid.orderNo === null ? 'CONFIRM' : 'SIGN')
  return isPublic ? [...actions, 'RESULT'] : actions
}

/** '11-23 09:12:06.418': the place among equal prices (N-08). */
const millisText = (ms: string): string => {
  const iso = isoOf(Number(ms))
  return `${iso.slice(5, 10)} ${iso.slice(11, 19)}.${String(Number(ms) % 1000).padStart(3, '0')}`
}

async function ownView(work: Work, activity: Activity, bid: Bid): Promise<Own> {
  const [standing, pending] = [standingOf(bid), pendingOf(bid)]
  const order = bid.orderNo === null ? undefined : await findPackageOrder(work.db, { bp: bid.bp, orderNo: bid.orderNo })
  const isPublic = activity.publishedAt !== null
  const isWin = ['WON', 'PART_WON', 'CONFIRMED', 'DEFAULTED'].includes(bid.state)
  const { maxRevisions } = bidSettings(work.settings, bid.companyCode)
  return {
    bidNo: bid.bidNo,
    state: bid.state,
    version: bid.version,
    offer: standing && { ...standing, rankTime: millisText(bid.rankMs ?? '0') },
    pending: pending && { ...pending, due: shortOf(bid) },
    marginHeld: bid.marginHeld,
    revisionsLeft: Math.max(0, maxRevisions - bid.revision),
    entries: bid.entryFrom === null ? [] : entriesOf({ lots: bid.lots ?? 0, entryFrom: bid.entryFrom }),
    wonEntries: isPublic ? bid.wonEntries : [],
    award:
      isPublic && isWin && bid.awardVolume !== null && bid.awardPrice !== null
        ? {
            volume: bid.awardVolume,
            price: bid.awardPrice,
            deposit: depositOf(bid, activity),
            isOffer: bid.offerRound > 0,
          }
        : null,
    candidatePlace: bid.state === 'CANDIDATE' ? (await candidatesBefore(work.db, bid)) + 1 : null,
    confirmDeadline: bid.confirmDeadline,
    orderNo: bid.orderNo,
    agreeId: order?.agreeId ?? null,
    withdrawUntil: isoOf(withdrawUntil(work, bid, activity.closeAt)),
  }
}

/** The own bid with its history and the money held for it. */
export async function bidDetail(work: Work, session: BoundSession, bidNo: string): Promise<Out<BidDetail>> {
  const bid = await ownBidOf(work, session, bidNo)
  const activity = await activityOf(work, bid)
  return {
    ngId: activity.ngId,
    name: activity.name,
    activityState: activity.state,
    publishAt: activity.publishAt,
    bid: await ownView(work, activity, bid),
    history: (await changesOf(work.db, bid)).map(
      ({ revision, price, volume, minVolume, lots, margin, acceptedAt }) => ({
        revision,
        price,
        volume,
        minVolume,
        lots,
        margin,
        at: acceptedAt,
      }),
    ),
    margin: (await marginsOf(work.db, bid)).map(({ entryNo, direction, amount, balanceAfter, remark, createdAt }) => ({
      entryNo,
      direction,
      amount,
      balanceAfter,
      remark,
      at: createdAt,
    })),
  }
}
