import { qrSquares } from './qr'

/** Pixels of one module, and modules of quiet zone around the code (ISO/IEC 18004 asks for four). */
const SCALE = 8
const QUIET = 4

/** The QR code of a text as PNG, black on white. */
export async function qrPng(text: string): Promise<Buffer> {
  const squares = qrSquares(text)
  const side = squares.length + 2 * QUIET
  const pixels = Buffer.alloc(side * side, 255)
  for (const [row, line] of squares.entries())
    for (const [column, isDark] of line.entries()) if (isDark) pixels[(row + QUIET) * side + column + QUIET] = 0
  // Loaded with the first picture: a tenth of every start otherwise.
  const { default: sharp } = await import('sharp')
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .resize(side * SCALE, side * SCALE, { kernel: 'nearest' })
    .png({ palette: true })
    .toBuffer()
}
