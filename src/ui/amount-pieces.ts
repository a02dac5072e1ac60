/*
 * Cuts a written amount into the pieces that are set in different sizes (visual 2.3).
 */
import { UNKNOWN } from '@domain/decimal'

export const MASK = '****'

export interface AmountPieces {
  sign: string
  integer: string
  decimals: string
}

/** '−¥1,234.50' -> { sign: '−', integer: '1,234', decimals: '.50' }; unknown stays whole in `integer`. */
export function pieces(text: string): AmountPieces {
  if (text === UNKNOWN || text === MASK) return { sign: '', integer: text, decimals: '' }
  const [, sign = '', integer = text, decimals = ''] = /^(\u2212?)¥?([\d,]+)(\.\d+)?/.exec(text) ?? []
  return { sign, integer, decimals }
}
