import { digitsOf } from '@domain/text'

/* Whole m³ as they are typed and stepped. At most nine digits: exact in a number. */

const MOST_DIGITS = 9

/** What a field of whole m³ keeps of what was typed or pasted: '３２,６００' → '32600'; no sign, no decimals (B 9.30). */
export function wholeVolume(typed: string): string {
  const [whole = ''] = typed.replace(/[．。]/g, '.').split('.')
  return digitsOf(whole)
    .replace(/^0+(?=\d)/, '')
    .slice(0, MOST_DIGITS)
}

export interface Limits {
  min?: string | undefined
  max?: string | undefined
}

/** One step up or down, not beyond the limits; an empty field begins at the lower one. */
export function stepped(value: string, by: number, { min = '0', max }: Limits): string {
  const next = value === '' ? Number(min) : Number(value) + by
  const capped = max === undefined ? next : Math.min(next, Number(max))
  return String(Math.max(capped, Number(min)))
}

/** Whether a step in this direction leads anywhere. */
export const canStep = (value: string, by: number, limits: Limits): boolean =>
  value === '' ||
  (by > 0 ? Number(stepped(value, by, limits)) > Number(value) : Number(stepped(value, by, limits)) < Number(value))
