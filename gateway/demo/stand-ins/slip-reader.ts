import type { SlipReader } from '../../ports/slip'
import { pngText, withPngText } from './png-text'

/** A demo document says what stands on it after this mark, one line each. */
const MARK = /^% slip: (.*)$/gm

/** Reads what demo slips say about themselves: the text chunk of a picture, marked lines of a document. Anything else has no lines. */
export const embeddedSlipReader: SlipReader = {
  async lines({ bytes, mime }) {
    if (mime === 'application/pdf') return [...bytes.toString('utf8').matchAll(MARK)].map(([, line = '']) => line)
    return (pngText(bytes, 'slip') ?? '').split('\n').filter((line) => line !== '')
  },
  carry(original, cleaned) {
    const text = pngText(original, 'slip')
    return text === null ? cleaned : withPngText(cleaned, 'slip', text)
  },
}
