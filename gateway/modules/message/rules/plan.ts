import { quietEnd, digestAt, spreadOf, type Quiet } from './quiet'
import { switchOf, type Chosen } from './channels'
import type { Category, Level } from './templates'

export type Outside = 'sms' | 'wxMini'
export type SkipReason = 'setting' | 'quota' | 'noBinding' | 'frequency' | 'over' | 'digest'

export interface Planned {
  channel: Outside
  state: 'queued' | 'deferred' | 'skipped'
  reason: SkipReason | null
  /** Milliseconds; null: never. */
  nextAt: number | null
}

export interface Occasion {
  userId: string
  msgId: string
  category: Category
  level: Level
  /** The template has one of WeChat's that this company has applied for. */
  hasWxTemplate: boolean
  chosen: Chosen
  quiet: Quiet
  now: number
}

/**
 * How a message leaves the app (E-X-01, E-X-04; rest 3-7): normal ones wait for the digest at ten and never go by SMS, important ones wait
 * for the end of the quiet hours, urgent ones for nothing.
 */
export function deliveriesOf(occasion: Occasion): Planned[] {
  const { category, level, hasWxTemplate, chosen } = occasion
  const planned: Planned[] = []
  const sms = switchOf(category, 'sms', chosen)
  if (level !== 'normal' && sms.offered) planned.push(planFor(occasion, 'sms', sms.on))
  const wx = switchOf(category, 'wxMini', chosen)
  if (hasWxTemplate && wx.offered) planned.push(planFor(occasion, 'wxMini', wx.on))
  return planned
}

function planFor(occasion: Occasion, channel: Outside, isOn: boolean): Planned {
  if (!isOn) return { channel, state: 'skipped', reason: 'setting', nextAt: null }
  const now = occasion.now
  const at = momentFor(occasion)
  return { channel, state: at === now ? 'queued' : 'deferred', reason: null, nextAt: at }
}

/** When a message may leave: now, at ten, or after the night; the normal ones of a user at the same moment, as one. */
export function momentFor({
  userId,
  msgId,
  level,
  quiet,
  now,
}: Pick<Occasion, 'userId' | 'msgId' | 'level' | 'quiet' | 'now'>): number {
  if (level === 'urgent') return now
  const wished = level === 'normal' ? digestAt(now) : now
  const end = quietEnd(quiet, wished)
  if (end === null) return wished
  const spread = end + spreadOf(level === 'normal' ? userId : msgId) * 1000
  // Hours that begin again within the spread would put it off for ever.
  return quietEnd(quiet, spread) === null ? spread : end
}
