import type { In, Out } from '@contract'
import type { Ctx, Session } from '../../http/context'
import { ownOr2902, Refusal } from '../../http/refusal'
import { ownCard } from './card-life'
import { openOrderOf } from './repo/orders'
import { sessionOfCompany } from './repo/sessions'
import { abortSession, openBy } from './session'
import { stepSession } from './step'
import type { Acting } from './types'

/*
 * The company's own devices (A 3.5): outlets and kiosks relay bytes as a phone does, by the same session with the same guards, journal
 * and records. Staff act in the customer's place, for their own company only.
 */

type Open = 'btwob POST /card/open'
type Step = 'btwob POST /card/step'

const names = { OUTLET: '营业网点', KIOSK: '自助机' } as const

const inPlaceOf = (ctx: Ctx<Session>, bp: string): Acting => ({ ...ctx, session: { ...ctx.session, bp } })

/** card/open: the waiting order of the card is written, or checked where the result is unknown; without one the card is read. */
export async function openAtOutlet(ctx: Ctx<Session>, { cardNo, mode, device }: In<Open>): Promise<Out<Open>> {
  const card = await ownCard(ctx, ctx.session.companyCode, cardNo)
  const waiting = mode === 'WRITE' ? await openOrderOf(ctx.db, card.bp, cardNo) : undefined
  if (mode === 'WRITE' && !waiting) throw new Refusal('A2410')
  const about = waiting === undefined ? { mode: 'READ' as const, cardNo } : { mode, gasOrderId: waiting.gasOrderId }
  const holder = { userMask: names[device], isOutlet: true }
  return openBy(inPlaceOf(ctx, card.bp), { ...about, platform: device }, holder)
}

async function ownSession(ctx: Ctx<Session>, sessionId: string): Promise<Acting> {
  const found = ownOr2902(await sessionOfCompany(ctx.db, ctx.session.companyCode, sessionId))
  return inPlaceOf(ctx, found.bp)
}

/** card/step, as nfc/step. */
export const stepAtOutlet = async (ctx: Ctx<Session>, input: In<Step>): Promise<Out<Step>> =>
  stepSession(await ownSession(ctx, input.sessionId), input)

/** card/abort, as nfc/abort. */
export const abortAtOutlet = async (ctx: Ctx<Session>, sessionId: string): Promise<Out<'btwob POST /card/abort'>> =>
  abortSession(await ownSession(ctx, sessionId), sessionId)
