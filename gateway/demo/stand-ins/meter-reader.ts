import type { SeenWheel } from '@domain/recognition/wheels'
import type { MeterReader } from '../../ports/meter-reader'
import { registerPicture } from '../energy/picture'
import { pngText, withPngText } from './png-text'

/** What a demo picture says of itself. */
interface Said {
  wheels: readonly SeenWheel[]
  isUpsideDown?: boolean
}

/** Reads what demo pictures of meters say about themselves; of every other picture nothing. */
export const embeddedMeterReader: MeterReader = {
  async read({ bytes, intDigits, decDigits }) {
    const text = pngText(bytes, 'register')
    const said = text === null ? { wheels: [] } : (JSON.parse(text) as Said)
    const count = intDigits + decDigits
    return {
      reader: 'embedded',
      wheels: said.wheels.length === count ? said.wheels : [],
      isUpsideDown: said.isUpsideDown ?? false,
    }
  },
  carry(original, cleaned) {
    const text = pngText(original, 'register')
    return text === null ? cleaned : withPngText(cleaned, 'register', text)
  },
}

/**
 * A picture of a register that the embedded reader reads. `digits`: one mark per wheel, '?' for one that is not legible, '(23)' for one
 * between two digits.
 */
export function meterPicture(digits: string, more: { confidence?: number; isUpsideDown?: boolean } = {}): Buffer {
  const { confidence = 0.96, ...rest } = more
  const marks = digits.match(/\(\d\d\)|./g) ?? []
  const wheels = marks.map((mark) =>
    mark === '?' ? { digits: '', confidence: 0 } : { digits: mark.replace(/[()]/g, ''), confidence },
  )
  const shown = marks.map((mark) => (mark === '?' ? '8' : mark.replace(/[()]/g, '').charAt(0))).join('')
  const picture = registerPicture(`${shown.slice(0, -2)}.${shown.slice(-2)}`)
  return withPngText(picture, 'register', JSON.stringify({ wheels, ...rest }))
}
