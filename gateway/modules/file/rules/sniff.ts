/** What the gateway recognises by the first bytes; the name a client gives proves nothing (FL-02). */
export type FileKind = 'jpg' | 'png' | 'webp' | 'heic' | 'mp4' | 'mov' | 'pdf' | 'doc' | 'docx' | 'xls' | 'xlsx'

export const mimeOf: Record<FileKind, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Ending of a file of this MIME type: 'png' for 'image/png'; 'bin' for a type that the gateway does not recognise. */
export const endingOf = (mime: string): string => Object.entries(mimeOf).find(([, one]) => one === mime)?.[0] ?? 'bin'

const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']
const mp4Brands = ['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'M4V ', 'MSNV', '3gp4', '3gp5']

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))
const startsWith = (bytes: Uint8Array, ...magic: number[]): boolean => magic.every((byte, i) => bytes[i] === byte)

/**
 * The kind by content, or null for anything else (svg and html among them). The two containers of office programs hold a text or a
 * table alike at their beginning: between those two the ending of the name chooses, and neither is ever opened in place.
 */
export function sniff(bytes: Uint8Array, name = ''): FileKind | null {
  const isText = /\.docx?$/i.test(name)
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpg'
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  if (ascii(bytes, 0, 5) === '%PDF-') return 'pdf'
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return isText ? 'docx' : 'xlsx'
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return isText ? 'doc' : 'xls'
  if (ascii(bytes, 4, 8) !== 'ftyp') return null
  const brand = ascii(bytes, 8, 12)
  if (brand === 'qt  ') return 'mov'
  if (heicBrands.includes(brand)) return 'heic'
  return mp4Brands.includes(brand) ? 'mp4' : null
}
