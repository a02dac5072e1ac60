import type { In, Out } from '@contract'
import type { CardImage, CardReading } from '@domain/card'
import type { ErrorCode } from '@domain/errors'
import { addMoney } from '@domain/money'
import { addVolume } from '@domain/volume'
import type { ShownCard } from '../../db/column-types'
import { ownOr2902, Refusal } from '../../http/refusal'
import { transition } from '../../states'
import { keyOf, lockAccount } from '../gas-account/service'
import { ownMeter } from '../metering/service'
import { learn, shown } from './learn'
import { lockCard } from './repo/cards'
import { countRewrite, lockGasOrder } from './repo/orders'
import { lockSession, recordOfSession } from './repo/sessions'
import { foreign, judge, type Known, type Verdict } from './rules/judge'
import { driverOf } from './session'
import { commit, giveToStaff, saveRecord, loseTrack, putBack, refusedText, said, type Outcome } from './session-end'
import { gasSliceMachine, nfcSessionMachine } from './states'
import type { Acting, Card, Held, Meter, NfcSession, Slice } from './types'
import { Card as CardSchema } from '@contract/card/nfc'
import { shape } from '../../http/shape'

type Step = 'default POST /crmgas/nfc/step'
type Answer = Out<Step>

/** A session with all that it touches, under its locks. */
interface Case {
  ctx: Acting
  session: NfcSession
  card: Card
  meter: Meter
  held: Held | null
  slice: Slice | null
}

/**
 * AE-65: the card's answers in, the next commands out. Every answer is judged and stored in one transaction; the same results get the
 * same answer again, so that a lost answer of the gateway costs nothing. Refused: 2902 for another user's session, A2411 for one that
 * ended.
 */
export async function stepSession(ctx: Acting, input: In<Step>): Promise<Answer> {
  const { bp, userId } = ctx.session
  if (!(await lockAccount(ctx.db, keyOf(ctx.session)))) throw new Refusal('2902')
  const session = ownOr2902(await lockSession(ctx.db, bp, input.sessionId), { userId })
  const c = await caseOf(ctx, session)
  if (session.state === 'OPEN') {
    if (Date.parse(session.expireAt) <= ctx.clock.now()) throw new Refusal('A2411')
    const reading = driverOf(ctx).read(session.cardNo, input.results)
    return reading === null ? notRead(c) : onReading(c, reading)
  }
  if (session.state === 'WRITING') return onWritten(c, input)
  return endedBefore(c)
}

async function caseOf(ctx: Acting, session: NfcSession): Promise<Case> {
  const card = await lockCard(ctx.db, session.bp, session.cardNo)
  if (!card) throw new RangeError(`session ${session.sessionId} has no card`)
  const meter = await ownMeter(ctx, ctx.session, card.meterId)
  return { ctx, session, card, meter, ...(await orderOf(ctx, session)) }
}

async function orderOf(ctx: Acting, session: NfcSession): Promise<Pick<Case, 'held' | 'slice'>> {
  const held = session.gasOrderId === null ? null : await lockGasOrder(ctx.db, session.bp, session.gasOrderId)
  return { held, slice: held?.slices.find(({ subNo }) => subNo === session.subNo) ?? null }
}

/** The card left before it was read: nothing has happened to it. */
async function notRead(c: Case): Promise<Answer> {
  await transition(c.ctx, nfcSessionMachine, c.session, 'ABORT')
  if (c.held) await putBack(c.ctx, c.held, c.slice, { by: c.session.userId, proven: false })
  if (c.session.mode === 'CHECK') return finish(c, { result: 'UNKNOWN', code: null, message: said.unknown }, null)
  const isRead = c.session.mode === 'READ'
  const result = isRead ? 'FAILED' : 'UNCHANGED'
  return finish(c, { result, code: null, message: isRead ? said.unread : said.takenAway }, null)
}

const knownOf = ({ card, meter }: Case): Known => ({
  cardNo: card.cardNo,
  cardUid: card.cardUid,
  state: card.state,
  meterTail: meter.meterNo.slice(-12).padStart(12, '0'),
})

async function onReading(c: Case, reading: CardReading): Promise<Answer> {
  const { ctx, session } = c
  const { image } = reading
  const known = knownOf(c)
  const other = foreign(reading, known)
  const shownCard = image === null || other ? null : shown(image, reading.feedback)
  if (shownCard && image) await learn(ctx, c.card, { ...reading, image })
  session.seqBefore = image?.purchaseSeq ?? session.seqBefore
  // What the meter has taken meanwhile is in the order now.
  const now: Case = { ...c, ...(await orderOf(ctx, session)) }
  if (!now.held || !now.slice) {
    if (other && 'code' in other) return refuse(now, other.code, shownCard)
    await transition(ctx, nfcSessionMachine, session, 'PROVE')
    return finish(now, { result: 'READ', code: null, message: said.read }, shownCard)
  }
  const verdict = judge(reading, known, wantedOf(now.held, now.slice))
  return act(now, now.held, now.slice, reading, verdict, shownCard)
}

function wantedOf({ order, slices }: Held, slice: Slice) {
  const before = slices.find(({ subNo }) => subNo === slice.subNo - 1)
  return {
    targetSeq: slice.targetSeq ?? 0,
    held: slice.volume ?? slice.amount,
    isUnknown: order.state === 'UNKNOWN',
    wasRewritten: slice.rewrites > 0,
    seqBefore: before?.targetSeq ?? null,
  }
}

async function act(
  c: Case,
  held: Held,
  slice: Slice,
  reading: CardReading,
  verdict: Verdict,
  shownCard: ShownCard | null,
): Promise<Answer> {
  const { ctx, session } = c
  const by = session.userId
  switch (verdict.does) {
    case 'WRITE':
      return reading.image
        ? write(c, slice, reading, wantedImage(c, slice, reading.image))
        : refuse(c, 'A2405', shownCard)
    case 'REWRITE':
      await countRewrite(ctx.db, slice, 1)
      return write(c, slice, reading, slice.imageWanted ?? reading.raw)
    case 'PROVEN':
      await transition(ctx, nfcSessionMachine, session, 'PROVE')
      await commit(ctx, held, slice, by)
      // It may be in the meter already.
      if (reading.image) await learn(ctx, c.card, { ...reading, image: reading.image })
      return finish(c, { result: 'SUCCESS', code: null, message: said.foundWritten }, shownCard)
    case 'UNCHANGED':
      await transition(ctx, nfcSessionMachine, session, 'PROVE')
      await putBack(ctx, held, slice, { by, proven: true })
      return finish(c, { result: 'UNCHANGED', code: null, message: said.foundUnchanged }, shownCard)
    case 'MANUAL':
      await transition(ctx, nfcSessionMachine, session, 'FAIL')
      await giveToStaff(ctx, held, by, refusedText(verdict.code, session.cardNo, slice.subNo))
      return finish(c, failed(c, verdict.code), shownCard)
    case 'REFUSE':
      await putBack(ctx, held, slice, { by, proven: false })
      return refuse(c, verdict.code, shownCard)
  }
}

async function refuse(c: Case, code: ErrorCode, shownCard: ShownCard | null): Promise<Answer> {
  await transition(c.ctx, nfcSessionMachine, c.session, 'FAIL')
  return finish(c, failed(c, code), shownCard)
}

const failed = ({ session }: Case, code: ErrorCode): Outcome => ({
  result: 'FAILED',
  code,
  message: refusedText(code, session.cardNo, session.subNo ?? 1),
})

/** The image that the card is to have: its own total grows by what is written. */
function wantedImage(c: Case, slice: Slice, before: CardImage): string {
  const amountMode = slice.volume === null
  const held = slice.volume ?? slice.amount
  return driverOf(c.ctx).compose({
    ...before,
    purchaseSeq: slice.targetSeq ?? before.purchaseSeq + 1,
    held,
    total: amountMode ? addMoney(before.total, held) : addVolume(before.total, held, 1),
    loaded: false,
    locked: false,
    amountMode,
    price: c.held?.order.segments.at(-1)?.price ?? before.price,
  })
}

/** Y-02: the gas is reserved for this write before a byte of it leaves, and stays so until the card has been read back. */
async function write(c: Case, slice: Slice, reading: CardReading, wanted: string): Promise<Answer> {
  const { ctx, session } = c
  const isRewrite = slice.state === 'RESERVED'
  const images = { imageBefore: reading.raw, imageWanted: wanted }
  if (!isRewrite) {
    const set = { ...images, reservedAt: ctx.clock.iso() }
    slice.state = await transition(ctx, gasSliceMachine, slice, 'RESERVE', { set })
  }
  session.state = await transition(ctx, nfcSessionMachine, session, 'AUTH')
  await transition(ctx, nfcSessionMachine, session, 'WRITE', {
    set: { ...images, challenge: reading.challenge, cardUid: reading.uid, isRewrite, seqBefore: session.seqBefore },
  })
  return commandsOf(c, reading.challenge, wanted)
}

const commandsOf = (c: Case, challenge: string, wanted: string): Answer => ({
  step: 'WRITE',
  commands: driverOf(c.ctx).writeCommands(c.session.cardNo, challenge, wanted),
  done: false,
  result: null,
  card: null,
  orderState: c.held?.order.state ?? null,
})

async function onWritten(c: Case, input: In<Step>): Promise<Answer> {
  const { ctx, session, held, slice } = c
  const driver = driverOf(ctx)
  const { challenge, imageWanted: wanted, userId: by } = session
  if (!held || !slice || challenge === null || wanted === null)
    throw new RangeError(`session ${session.sessionId} writes nothing`)
  const readAgain = input.results.length > 0 && driver.read(session.cardNo, input.results) !== null
  if (readAgain) return commandsOf(c, challenge, wanted)
  const outcome = driver.written(input.results, wanted)
  if (outcome === 'UNTOUCHED') {
    await transition(ctx, nfcSessionMachine, session, 'FAIL')
    if (session.isRewrite) await countRewrite(ctx.db, slice, -1)
    await putBack(ctx, held, slice, { by, proven: false })
    const isKnown = held.order.state !== 'UNKNOWN'
    const message = isKnown ? said.takenAway : said.unknown
    return finish(c, { result: isKnown ? 'UNCHANGED' : 'UNKNOWN', code: null, message }, null)
  }
  if (outcome === 'UNKNOWN') {
    await transition(ctx, nfcSessionMachine, session, 'LOSE')
    await loseTrack(ctx, held, by)
    return finish(c, { result: 'UNKNOWN', code: null, message: said.unknown }, null)
  }
  session.state = await transition(ctx, nfcSessionMachine, session, 'VERIFY')
  await transition(ctx, nfcSessionMachine, session, 'COMMIT')
  await commit(ctx, held, slice, by)
  const image = driver.imageOf(session.cardNo, wanted)
  if (image) await learn(ctx, c.card, { uid: session.cardUid ?? '', challenge, raw: wanted, image, feedback: null })
  const shownCard = image && shown(image, null)
  return finish(
    c,
    { result: 'SUCCESS', code: null, message: session.isRewrite ? said.rewritten : said.written },
    shownCard,
  )
}

async function finish(c: Case, outcome: Outcome, shownCard: ShownCard | null): Promise<Answer> {
  await saveRecord(c.ctx, c.session, outcome, {
    card: shownCard,
    slice: c.slice,
    seqAfter: shownCard?.purchaseSeq ?? null,
  })
  return answerOf(c, outcome, shownCard)
}

async function answerOf(c: Case, { result, code, message }: Outcome, shownCard: ShownCard | null): Promise<Answer> {
  const { held } = await orderOf(c.ctx, c.session)
  return {
    step: 'DONE',
    commands: [],
    done: true,
    result: { state: result, code, message },
    card:
      shownCard &&
      shape(CardSchema.properties, shownCard, {
        cardNo: `****${shownCard.cardNo.slice(-4)}`,
        meterNo: c.meter.meterNo,
        unit: shownCard.amountMode ? 'AMOUNT' : 'VOLUME',
      }),
    orderState: held?.order.state ?? null,
  }
}

/** Repeats the last answer; a session that was ended meanwhile by another request has none (A2411). */
async function endedBefore(c: Case): Promise<Answer> {
  const { session, ctx } = c
  const record = await recordOfSession(ctx.db, session.bp, session.sessionId)
  if (!record || session.state === 'ABORTED' || session.state === 'EXPIRED') throw new Refusal('A2411')
  const { result, failCode, message, card } = record
  return answerOf(c, { result, code: failCode as ErrorCode | null, message }, card)
}
