/*
 * What a key does to the text typed so far. Full amounts are judged elsewhere; here only what cannot become one is refused.
 */
export type Key = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '00' | '.' | 'back'

export interface KeypadLimits {
  /** Digits behind the point; 0 means whole numbers. */
  decimals: number
  /** Digits before the point. */
  integers: number
}

/** The key of a real keyboard that does the same; undefined for all others. */
export function keyOf(name: string): Key | undefined {
  if (name === 'Backspace') return 'back'
  return /^[0-9.]$/.test(name) ? (name as Key) : undefined
}

/** The text after a key; the same text when the key is refused. */
export function pressKey(text: string, key: Key, limits: KeypadLimits): string {
  if (key === 'back') return text.slice(0, -1)
  const next = key === '.' ? addPoint(text) : addDigits(text, key)
  return fits(next, limits) ? next : text
}

function addPoint(text: string): string {
  return text === '' ? '0.' : `${text}.`
}

function addDigits(text: string, digits: string): string {
  if (text === '0' || text === '') return digits === '00' ? '0' : digits
  return text + digits
}

function fits(text: string, { decimals, integers }: KeypadLimits): boolean {
  const [whole = '', fraction, more] = text.split('.')
  if (more !== undefined || whole.length > integers) return false
  return fraction === undefined || (decimals > 0 && fraction.length <= decimals)
}

/** '1234567.5' -> '1,234,567.5' while it is being typed. */
export function typedText(text: string): string {
  const [whole = '', fraction] = text.split('.')
  const marked = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? marked : `${marked}.${fraction}`
}
