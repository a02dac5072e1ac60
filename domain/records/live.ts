import { decimal } from '../decimal'
import { MINUTE, toMillis, type Instant } from '../date'
import type { LiveState } from '../statuses/alarm-live'

/** D 3.6: %LEL below the low limit, and for how long, until an alarm is over. */
const HYSTERESIS = '2.0'
const CALM = MINUTE

/** D 3.6: so long without a word and a device is offline. */
export const SILENT = 30 * MINUTE

/** What is kept of a device between two messages. */
export interface LiveOf {
  liveState: LiveState
  /** Since when it reads below the limit, null: it does not, or nothing was wrong. */
  calmSince: Instant | null
  lowThreshold: string
  highThreshold: string
}

export interface Message {
  /** %LEL, one decimal. */
  concentration: string
  fault: boolean
  at: Instant
}

/**
 * D 3.6: what a device says after a message. Towards more gas at once; out of an alarm only after a minute well below the low limit,
 * so that a reading that swings about it is one alarm.
 */
export function liveAfter(of: LiveOf, { concentration, fault, at }: Message): Pick<LiveOf, 'liveState' | 'calmSince'> {
  if (fault) return { liveState: 'FAULT', calmSince: null }
  const value = decimal(concentration)
  if (value.gte(of.highThreshold)) return { liveState: 'ALARM_HIGH', calmSince: null }
  if (value.gte(of.lowThreshold)) return { liveState: 'ALARM_LOW', calmSince: null }
  if (of.liveState !== 'ALARM_LOW' && of.liveState !== 'ALARM_HIGH') return { liveState: 'NORMAL', calmSince: null }
  if (value.gte(decimal(of.lowThreshold).minus(HYSTERESIS))) return { liveState: 'ALARM_LOW', calmSince: null }
  const calmSince = of.calmSince ?? at
  return toMillis(at) - toMillis(calmSince) >= CALM
    ? { liveState: 'NORMAL', calmSince: null }
    : { liveState: 'ALARM_LOW', calmSince }
}
