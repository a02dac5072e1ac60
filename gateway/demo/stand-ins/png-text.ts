/*
 * Text chunks of PNG pictures (tEXt would be Latin-1: iTXt carries UTF-8). The demo licences say in a chunk what stands on them.
 */
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** No picture of ours says more; a longer chunk is not ours. */
const mostBytes = 16_384

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})
const crc32 = (bytes: Buffer): number =>
  (bytes.reduce((crc, byte) => (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0

interface Chunk {
  type: string
  body: Buffer
}

function* chunksOf(png: Buffer): Generator<Chunk> {
  if (!png.subarray(0, 8).equals(signature)) return
  for (let at = 8; at + 12 <= png.length;) {
    const length = png.readUInt32BE(at)
    const end = at + 12 + length
    if (end > png.length) return
    yield { type: png.toString('latin1', at + 4, at + 8), body: png.subarray(at + 8, at + 8 + length) }
    at = end
  }
}

/** keyword, 0, uncompressed (0, 0), no language (0), no translated keyword (0), text. */
const head = (keyword: string) => Buffer.concat([Buffer.from(keyword, 'latin1'), Buffer.from([0, 0, 0, 0, 0])])

/** The UTF-8 text under a keyword, or null. */
export function pngText(png: Buffer, keyword: string): string | null {
  const wanted = head(keyword)
  for (const { type, body } of chunksOf(png))
    if (type === 'iTXt' && body.length <= mostBytes && body.subarray(0, wanted.length).equals(wanted))
      return body.toString('utf8', wanted.length)
  return null
}

/** The picture with a text before its end. */
export function withPngText(png: Buffer, keyword: string, text: string): Buffer {
  const body = Buffer.concat([head(keyword), Buffer.from(text, 'utf8')])
  const typed = Buffer.concat([Buffer.from('iTXt', 'latin1'), body])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(typed))
  const end = png.length - 12
  return Buffer.concat([png.subarray(0, end), length, typed, check, png.subarray(end)])
}
