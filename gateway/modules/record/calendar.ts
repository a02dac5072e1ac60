import type { Out } from '@contract'
import { addDays } from '@domain/date'
import { calendarFeed } from '@domain/records/calendar-feed'
import type { BoundSession, Ctx, Work } from '../../http/context'
import { originOf } from '../../http/origin'
import { hashOf, newSecret } from '../../secret'
import { customerOf, isMasterNow } from '../membership/service'
import { expiriesOf } from './expiries'
import { addressOfBp, addressOfSecret, dropAddress, saveAddress } from './repo/calendar'

/* Y-17: the calendar of everything that ends, behind an address that opens nothing else and can be revoked. */

/** Days of the past and of the future that the calendar shows. */
const PAST = 90
const AHEAD = 1100

type Made = Out<'btwob POST /record/calendar'>
type Known = NonNullable<Out<'default GET /crmgas/record/overview'>['calendar']>

/** That the customer has one, and since when; only masters see it. What opens it was shown when it was made. */
export async function calendarOf(ctx: Ctx<BoundSession>): Promise<Known | null> {
  const found = ctx.session.isMaster ? await addressOfBp(ctx.db, ctx.session.bp) : undefined
  return found ? { madeAt: found.createdAt } : null
}

/** A new address; the one before is dead from then on. */
export async function makeCalendar(ctx: Ctx<BoundSession>): Promise<Made> {
  const { bp, companyCode, userId } = ctx.session
  const madeAt = ctx.clock.iso()
  const secret = newSecret()
  await saveAddress(ctx.db, { bp, companyCode, secretHash: hashOf(secret), madeBy: userId, createdAt: madeAt })
  return { url: `${originOf(ctx)}/btwob/record/calendar/${secret}`, madeAt }
}

export async function revokeCalendar(work: Work, { bp }: BoundSession): Promise<true> {
  await dropAddress(work.db, bp)
  return true
}

/** The calendar of an address: all that a master sees, while its maker is one and may use the app. A dead address and a forged one are both not found. */
export async function serveCalendar(ctx: Ctx, code: string): Promise<void> {
  const found = await addressOfSecret(ctx.db, hashOf(code))
  if (!found || !(await isMasterNow(ctx, found.bp, found.madeBy))) return ctx.reply({ status: 404, body: '' })
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
