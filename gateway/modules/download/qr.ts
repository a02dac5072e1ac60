import qrcode from 'qrcode-generator'
import sharp from 'sharp'

/** Pixels of one module, and modules of quiet zone around the code (ISO/IEC 18004 asks for four). */
const SCALE = 8
const QUIET = 4

/** The QR code of a text as PNG, black on white. */
export async function qrPng(text: string): Promise<Buffer> {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const side = code.getModuleCount() + 2 * QUIET
  const pixels = Buffer.alloc(side * side, 255)
  for (let row = 0; row < code.getModuleCount(); row++)
    for (let column = 0; column < code.getModuleCount(); column++)
      if (code.isDark(row, column)) pixels[(row + QUIET) * side + column + QUIET] = 0
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .resize(side * SCALE, side * SCALE, { kernel: 'nearest' })
    .png({ palette: true })
    .toBuffer()
}
