import qrcode from 'qrcode-generator'

/** px of one module, and of the white around the code: readers want four modules. */
const SCALE = 12
const QUIET = 4 * SCALE

/** The bytes of a text, a character each: what the package takes of it are the lower eight bits. */
export const utf8 = (text: string): string =>
  encodeURIComponent(text).replace(/%([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** The QR code of a text, Chinese as UTF-8, as a GIF in a data URI: both hosts show it, and it can be saved as it is. */
export function qrUri(text: string): string {
  const code = qrcode(0, 'M')
  code.addData(utf8(text))
  code.make()
  return code.createDataURL(SCALE, QUIET)
}
