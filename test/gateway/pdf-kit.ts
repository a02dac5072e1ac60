import { inflateSync } from 'node:zlib'

/** The streams of a PDF that this gateway made, unpacked. */
function streamsOf(bytes: Buffer): string[] {
  const text = bytes.toString('latin1')
  return [...text.matchAll(/\/Length (\d+)(?:(?!endobj)[\s\S])*?stream\n/g)].map((found) => {
    const start = found.index + found[0].length
    const packed = bytes.subarray(start, start + Number(found[1]))
    return (found[0].includes('FlateDecode') ? inflateSync(packed) : packed).toString('latin1')
  })
}

const unicode = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** Characters by glyph, as the document gives them to a reader that copies its text. */
function charactersOf(streams: readonly string[]): string[] {
  const map = streams.find((stream) => stream.includes('begincmap')) ?? ''
  return [...map.matchAll(/<[0-9a-f]{4}> <[0-9a-f]{4}> \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) => unicode(hex.replaceAll(' ', ''))),
  )
}

/** What a reader copies out of a PDF: each text as it was drawn, in its order. One font, as all documents have. */
export function textsOfPdf(bytes: Buffer): string[] {
  const streams = streamsOf(bytes)
  const characters = charactersOf(streams)
  const drawn = streams.filter((stream) => /\bTJ\b/.test(stream)).join('\n')
  return [...drawn.matchAll(/\[([^\]]*)\] TJ/g)].map(([, pieces = '']) =>
    [...pieces.matchAll(/<([0-9a-f]+)>/g)]
      .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      .map((glyph) => characters[parseInt(glyph, 16)] ?? '\u{FFFD}')
      .join(''),
  )
}
