import qrcode from 'qrcode-generator'

/** px of one module, and of the white around the code: readers want four modules. */
const SCALE = 12
const QUIET = 4 * SCALE

/** The QR code of an ASCII text as a GIF in a data URI: both hosts show it, and it can be saved as it is. */
export function qrUri(text: string): string {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  return code.createDataURL(SCALE, QUIET)
}
