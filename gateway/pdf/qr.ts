import qrcode from 'qrcode-generator'

/** Dark squares of a text's QR code, row by row; the text is in it as UTF-8. */
export function qrSquares(text: string): boolean[][] {
  const code = qrcode(0, 'M')
  // The package takes one byte of each character.
  code.addData(Buffer.from(text, 'utf8').toString('latin1'))
  code.make()
  const count = code.getModuleCount()
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (__, column) => code.isDark(row, column)),
  )
}
