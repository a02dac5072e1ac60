import { registerPicture } from '../energy/picture'
import { withPngText } from '../stand-ins/png-text'

/** A plain picture that says in its text chunk what is on a bank's slip, line by line: the embedded reader reads that. */
export const slipPicture = (lines: readonly string[]): Buffer =>
  withPngText(registerPicture('00000.00'), 'slip', lines.join('\n'))
