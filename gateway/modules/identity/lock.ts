import type { Ctx } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { logSecurity } from '../../http/security'

/** Under which name the wrong passwords of a phone are counted (LG-07). */
export const failureSubject = (phoneIndex: string): string => `phone|${phoneIndex}`

export const lockRefusal = (minutes: number): Refusal =>
  new Refusal('2009', { params: { m: minutes }, data: { minutes } })

/** The refusal of a wrong password after which `left` tries remain; the last one locks, which is an event of its own. */
export function wrongPassword<S>(
  ctx: Ctx<S>,
  left: number,
  subject: { userId?: string | undefined; account?: string },
): Refusal {
  if (left > 0) return new Refusal('2008', { params: { n: left }, data: { left } })
  logSecurity(ctx.log, { event: 'password locked', ip: ctx.ip, ...subject })
  return lockRefusal(30)
}
