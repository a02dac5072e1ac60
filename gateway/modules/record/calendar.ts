import type { Out } from '@contract'
import { addDays } from '@domain/date'
import { calendarFeed } from '@domain/records/calendar-feed'
import type { BoundSession, Ctx, Work } from '../../http/context'
import { newId } from '../../http/ids'
import { originOf } from '../../http/origin'
import { makeStamp, readStamp } from '../../http/stamp'
import { customerOf, isMasterNow } from '../membership/service'
import { expiriesOf } from './expiries'
import { addressOfBp, dropAddress, saveAddress } from './repo/calendar'

/* Y-17: the calendar of everything that ends, behind an address that opens nothing else and can be revoked. */

const PURPOSE = 'record calendar'
/** Days of the past and of the future that the calendar shows. */
const PAST = 90
const AHEAD = 1100

interface Claims {
  bp: string
  addressId: string
}

type Address = Out<'btwob POST /record/calendar'>

const addressOf = (ctx: Ctx, { bp, addressId }: Claims): string =>
  `${originOf(ctx)}/btwob/record/calendar/${makeStamp(ctx, PURPOSE, { bp, addressId })}`

/** The address that the customer has; only masters see it. */
export async function calendarOf(ctx: Ctx<BoundSession>): Promise<Address | null> {
  const found = ctx.session.isMaster ? await addressOfBp(ctx.db, ctx.session.bp) : undefined
  return found ? { url: addressOf(ctx, found), madeAt: found.createdAt } : null
}

/** A new address; the one before is dead from then on. */
export async function makeCalendar(ctx: Ctx<BoundSession>): Promise<Address> {
  const { bp, companyCode, userId } = ctx.session
  const madeAt = ctx.clock.iso()
  const addressId = newId(ctx.clock.now())
  await saveAddress(ctx.db, { bp, companyCode, addressId, madeBy: userId, createdAt: madeAt })
  return { url: addressOf(ctx, { bp, addressId }), madeAt }
}

export async function revokeCalendar(work: Work, { bp }: BoundSession): Promise<true> {
  await dropAddress(work.db, bp)
  return true
}

/** The calendar of an address: all that a master sees, while its maker is one and may use the app. A dead address and a forged one are both not found. */
export async function serveCalendar(ctx: Ctx, code: string): Promise<void> {
  const claims = readStamp<Claims>(ctx, PURPOSE, code)
  const found = claims === null ? undefined : await addressOfBp(ctx.db, claims.bp)
  const isAlive =
    found?.addressId === claims?.addressId && found !== undefined && (await isMasterNow(ctx, found.bp, found.madeBy))
  if (!isAlive) return ctx.reply({ status: 404, body: '' })
  const today = ctx.clock.today()
  const { bp, companyCode } = found
  const expiries = await expiriesOf(ctx, { bp, companyCode }, () => true)
  const events = expiries
    .filter(({ dueDate }) => dueDate >= addDays(today, -PAST) && dueDate <= addDays(today, AHEAD))
    .map(({ type, bizId, title, note, dueDate }) => ({
      uid: `${type}-${bizId}@${bp}`,
      title: `${title}到期`,
      note,
      day: dueDate,
    }))
  const customer = await customerOf(ctx, bp, companyCode)
  ctx.reply({
    status: 200,
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="records.ics"',
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
    },
    body: calendarFeed(`${customer?.customerName ?? ''}到期日历`, events, ctx.clock.iso()),
  })
}
