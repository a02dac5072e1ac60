import { HOUR, MINUTE } from '@domain/date'
import type { In, Out } from '@contract'
import { maskPhone } from '@domain/mask'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { badField, ownOr2902, Refusal } from '../../http/refusal'
import type { CardDriver } from '../../ports/card'
import { isoOf } from '../../ports/clock'
import { SwitchedOff } from '../../ports/switched-off'
import { transition } from '../../states'
import { keyOf, lockAccount } from '../gas-account/service'
import { lockCard } from './repo/cards'
import { findGasOrder, lockGasOrder } from './repo/orders'
import { countSessions, insertSession, liveSession, lockSession } from './repo/sessions'
import { nextToWrite } from './rules/slices'
import { saveRecord, loseTrack, putBack, said } from './session-end'
import { gasOrderMachine, nfcSessionMachine } from './states'
import type { Acting, Card, Held, NfcSession, Slice } from './types'

type Open = 'default POST /crmgas/nfc/open'

/** AE-65: how long a session lives. */
const LIVES = 3 * MINUTE
/** AE-05: sessions of a user per hour. */
const SESSIONS_PER_HOUR = 20

/** What speaks to cards; without one nothing can be written here (2907). */
export function driverOf({ ports }: Pick<Work, 'ports'>): CardDriver {
  if (!ports.cards) throw new SwitchedOff('card driver')
  return ports.cards
}

interface About {
  card: Card
  /** The order to be written or checked; null where the card is only read. */
  held: Held | null
  slice: Slice | null
  mode: NfcSession['mode']
}

/**
 * AE-65: opens a session of a phone with a card. One session of a card at a time: another login is refused with the name of the holder
 * (A2404), the same one takes over. An order that waits to be checked opens as CHECK, which writes only what was torn. Refused: 2902,
 * 2906, A2403, A2404, A2410, A2412.
 */
export const openSession = (ctx: Acting, input: In<Open>): Promise<Out<Open>> =>
  openBy(ctx, input, { userMask: maskPhone(ctx.session.username), isOutlet: false })

/** The holder of the card: a customer with a phone, or a device of the company, which writes contact cards and the orders for them. */
interface Holder {
  userMask: string
  isOutlet: boolean
}

type Asked = Omit<In<Open>, 'platform' | 'requestNo'> & { platform: NfcSession['platform'] }

/** Opens a session for the holder of the card. */
export async function openBy(ctx: Acting, input: Asked, holder: Holder): Promise<Out<Open>> {
  const { session } = ctx
  const driver = driverOf(ctx)
  if (input.platform === 'VIRTUAL' && !driver.isVirtual) throw new Refusal('A2412')
  const account = ownOr2902(await lockAccount(ctx.db, keyOf(session)))
  const hourAgo = isoOf(ctx.clock.now() - HOUR)
  const isTooOften = !holder.isOutlet && (await countSessions(ctx.db, session.userId, hourAgo)) >= SESSIONS_PER_HOUR
  if (isTooOften) throw new Refusal('2906')
  const cardNo = await cardAsked(ctx, input)
  await freeCard(ctx, cardNo)
  const { card, held, slice, mode } = await aboutWhat(ctx, input, cardNo, holder.isOutlet)
  if (held && mode === 'WRITE') await transition(ctx, gasOrderMachine, held.order, 'OPEN_WRITE', { by: session.userId })
  const sessionId = newId(ctx.clock.now())
  const expireAt = isoOf(ctx.clock.now() + LIVES)
  await insertSession(ctx.db, {
    ...keyOf(account),
    sessionId,
    cardNo,
    gasOrderId: held?.order.gasOrderId ?? null,
    subNo: slice?.subNo ?? null,
    mode,
    platform: input.platform,
    userId: session.userId,
    loginId: session.sessionId,
    userMask: holder.userMask,
    state: 'OPEN',
    seqBefore: card.purchaseSeq,
    startedAt: ctx.clock.iso(),
    expireAt,
    updatedAt: ctx.clock.iso(),
  })
  return { sessionId, mode, cardTail: cardNo.slice(-4), expireAt, commands: driver.readCommands() }
}

/** The card of the order, or the one that is named. */
async function cardAsked(ctx: Acting, input: Asked): Promise<string> {
  if (input.gasOrderId === undefined) {
    if (input.mode !== 'READ' || input.cardNo === undefined) throw badField('gasOrderId')
    return input.cardNo
  }
  const held = await findGasOrder(ctx.db, ctx.session.bp, input.gasOrderId)
  if (held?.order.companyCode !== ctx.session.companyCode) throw new Refusal('2902')
  return held.order.cardNo
}

/** The card and its order under their locks, and what may be done now. */
async function aboutWhat(ctx: Acting, input: Asked, cardNo: string, isOutlet: boolean): Promise<About> {
  const { bp, companyCode } = ctx.session
  const card = ownOr2902(await lockCard(ctx.db, bp, cardNo), { companyCode })
  if (card.state !== 'ACTIVE') throw new Refusal('A2403')
  if (card.cardType === 'CONTACT' && !isOutlet) throw new Refusal('A2410')
  const held = input.gasOrderId === undefined ? null : await lockGasOrder(ctx.db, bp, input.gasOrderId)
  if (!held || input.mode === 'READ') return { card, held: null, slice: null, mode: 'READ' }
  const slice = nextToWrite(held.slices)
  const { state, writeMode } = held.order
  const isCheck = state === 'UNKNOWN'
  const mayWrite = input.mode === 'WRITE' && (state === 'WAIT_WRITE' || state === 'PART_WRITTEN')
  const mayHolder = isOutlet || writeMode === 'NFC'
  if (!slice || !mayHolder || (!isCheck && !mayWrite)) throw new Refusal('A2410')
  if (input.subNo !== undefined && input.subNo !== slice.subNo) throw new Refusal('A2410')
  return { card, held, slice, mode: isCheck ? 'CHECK' : 'WRITE' }
}

/** Ends a session that is over, or the caller's own one. The session of another user stays (A2404). */
async function freeCard(ctx: Acting, cardNo: string): Promise<void> {
  const live = await liveSession(ctx.db, ctx.session.bp, cardNo)
  if (!live) return
  const isOver = Date.parse(live.expireAt) <= ctx.clock.now()
  if (!isOver && live.loginId !== ctx.session.sessionId) {
    const text = { byText: live.userMask, until: live.expireAt }
    throw new Refusal('A2404', { data: text })
  }
  await endSession(ctx, live.bp, live.sessionId, isOver ? 'EXPIRE' : 'ABORT')
}

/**
 * A session ends without an answer of the card. Before a write command left nothing has happened; after it only the card knows (AE-68).
 * Harmless to repeat. Answers the state of its order.
 */
export async function endSession(
  work: Work,
  bp: string,
  sessionId: string,
  why: 'ABORT' | 'EXPIRE',
): Promise<Held['order']['state'] | null> {
  const session = ownOr2902(await lockSession(work.db, bp, sessionId))
  const held = session.gasOrderId === null ? null : await lockGasOrder(work.db, bp, session.gasOrderId)
  const slice = held?.slices.find(({ subNo }) => subNo === session.subNo) ?? null
  const isWriting = session.state === 'WRITING' || session.state === 'VERIFYING'
  if (!isWriting && session.state !== 'OPEN' && session.state !== 'AUTHED') return held?.order.state ?? null
  const by = why === 'EXPIRE' ? 'cardExpire' : session.userId
  await transition(work, nfcSessionMachine, session, isWriting ? 'LOSE' : why)
  if (held && isWriting) await loseTrack(work, held, by)
  else if (held) await putBack(work, held, slice, { by, proven: false })
  const isUnknown = isWriting || session.mode === 'CHECK'
  const quietly = why === 'EXPIRE' ? said.expired : said.cancelled
  const result = isUnknown ? 'UNKNOWN' : 'UNCHANGED'
  const outcome = { result, code: null, message: isUnknown ? said.unknown : quietly } as const
  await saveRecord(work, session, outcome, { card: null, slice, seqAfter: null })
  return held?.order.state ?? null
}

/** The caller ends the own session. That of another user is 2902. */
export async function abortSession(ctx: Acting, sessionId: string) {
  const { bp, userId } = ctx.session
  if (!(await lockAccount(ctx.db, keyOf(ctx.session)))) throw new Refusal('2902')
  ownOr2902(await lockSession(ctx.db, bp, sessionId), { userId })
  return { orderState: await endSession(ctx, bp, sessionId, 'ABORT') }
}
