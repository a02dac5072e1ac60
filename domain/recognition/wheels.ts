import type { RecognitionState } from '../statuses/recognition'

/* Wheels of a register from left to right (ZL-02..ZL-05). */

/** What a reader saw of a wheel: one digit, the two of a wheel that is between them, lower first, or '' for none. */
export interface SeenWheel {
  digits: string
  /** 0 to 1. */
  confidence: number
}

/** Part of a picture, 0 to 1 of its sides. */
export interface Frame {
  x: number
  y: number
  w: number
  h: number
}

export interface Wheel {
  /** A digit, or '?' where the user has to enter it. */
  char: string
  /** 0 to 1. */
  confidence: number
  /** Between two digits. */
  half: boolean
}

export interface Layout {
  /** Digits before and after the decimal point. */
  intDigits: number
  decDigits: number
}

/** From here on a wheel is taken as read, and from here on as legible at all (D 3.13). */
export const SURE = 0.85
const LEGIBLE = 0.5

/**
 * ZL-04: a wheel between two digits shows the lower one as long as the wheel to its right has not passed zero: that one reads 5 or more.
 * Read from the right, so that each wheel knows its neighbour.
 */
export function wheelsOf(seen: readonly SeenWheel[]): Wheel[] {
  const wheels: Wheel[] = []
  for (let index = seen.length - 1; index >= 0; index--) {
    const { digits = '', confidence = 0 } = seen[index] ?? {}
    const right = Number(wheels[0]?.char ?? '0')
    const isHalf = digits.length === 2
    const char = isHalf ? digits.charAt(right >= 5 ? 0 : 1) : digits
    const isRead = /^\d$/.test(char) && confidence >= LEGIBLE
    wheels.unshift({ char: isRead ? char : '?', confidence: isRead ? confidence : 0, half: isHalf })
  }
  return wheels
}

/** ZL-05: the least sure wheel decides; no wheel is nothing read. */
export const sureness = (wheels: readonly Wheel[]): number =>
  wheels.length === 0 ? 0 : Math.min(...wheels.map(({ confidence }) => confidence))

/** D 3.13: what a photo came to, with whether anything about it was warned of. */
export function stateOfWheels(
  wheels: readonly Wheel[],
  isWarned: boolean,
): RecognitionState & ('SUCCESS' | 'NEED_CHECK' | 'FAILED') {
  if (wheels.length === 0 || wheels.every(({ char }) => char === '?')) return 'FAILED'
  return sureness(wheels) >= SURE && !isWarned ? 'SUCCESS' : 'NEED_CHECK'
}

/** The register in m³ as text, '12345.67'; null while a wheel is not known. Leading zeros are left out. */
export function readingOf(chars: string, { intDigits, decDigits }: Layout): string | null {
  if (chars.length !== intDigits + decDigits || !/^\d+$/.test(chars)) return null
  const whole = chars.slice(0, intDigits).replace(/^0+(?=\d)/, '')
  return decDigits === 0 ? whole : `${whole}.${chars.slice(intDigits)}`
}

/** A register as its wheels: '12345.67' on 6 and 2 is '01234567'; null for what does not fit. */
export function charsOf(reading: string, { intDigits, decDigits }: Layout): string | null {
  const [, whole = '', rest = ''] = /^(\d+)(?:\.(\d+))?$/.exec(reading) ?? []
  if (whole === '' || whole.length > intDigits || rest.length > decDigits) return null
  return whole.padStart(intDigits, '0') + rest.padEnd(decDigits, '0')
}
