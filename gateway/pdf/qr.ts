import qrcode from 'qrcode-generator'

/** Dark squares of a text's QR code, row by row. */
export function qrSquares(text: string): boolean[][] {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (__, column) => code.isDark(row, column)),
  )
}
