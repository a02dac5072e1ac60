import { deflateSync } from 'node:zlib'

/*
 * A plain picture of a meter's register for the demo's photos: grey housing, white window, digits of seven segments. Drawn by
 * hand so that the product ships no pictures of real premises.
 */
const WIDTH = 480
const HEIGHT = 320

type Colour = readonly [red: number, green: number, blue: number]
const HOUSING: Colour = [196, 201, 208]
const FRAME: Colour = [84, 94, 108]
const WINDOW: Colour = [246, 248, 250]
const DIGIT: Colour = [34, 40, 49]
const FRACTION: Colour = [204, 51, 51]

/** Segments a–g of the ten digits. */
const segmentsOf = ['abcdef', 'bc', 'abged', 'abgcd', 'fgbc', 'afgcd', 'afgedc', 'abc', 'abcdefg', 'abcdfg']

/** Bars of a digit in a cell of 24 × 48: x, y, width, height. */
const bars: Record<string, readonly [number, number, number, number]> = {
  a: [4, 0, 16, 4],
  b: [20, 4, 4, 18],
  c: [20, 26, 4, 18],
  d: [4, 44, 16, 4],
  e: [0, 26, 4, 18],
  f: [0, 4, 4, 18],
  g: [4, 22, 16, 4],
}

/** PNG of a register that reads `reading` ('12345.67'). */
export function registerPicture(reading: string): Buffer {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3)
  const fill = (x: number, y: number, width: number, height: number, colour: Colour) => {
    for (let row = y; row < y + height; row++)
      for (let column = x; column < x + width; column++) pixels.set(colour, (row * WIDTH + column) * 3)
  }
  fill(0, 0, WIDTH, HEIGHT, HOUSING)
  fill(50, 110, 380, 100, FRAME)
  fill(58, 118, 364, 84, WINDOW)
  const [whole = '', fraction = ''] = reading.split('.')
  const digits = [...whole.padStart(8, '0').slice(-8)].map((digit) => ({ digit, colour: DIGIT }))
  const tail = [...fraction].map((digit) => ({ digit, colour: FRACTION }))
  for (const [index, { digit, colour }] of [...digits, ...tail].entries())
    for (const segment of segmentsOf[Number(digit)] ?? '') {
      const [x, y, width, height] = bars[segment] ?? [0, 0, 0, 0]
      fill(70 + index * 34 + (index >= 8 ? 8 : 0) + x, 136 + y, width, height, colour)
    }
  return png(pixels)
}

function png(pixels: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(WIDTH, 0)
  header.writeUInt32BE(HEIGHT, 4)
  // 8 bits a channel, RGB.
  header.set([8, 2, 0, 0, 0], 8)
  const rows = Buffer.alloc(HEIGHT * (WIDTH * 3 + 1))
  for (let row = 0; row < HEIGHT; row++)
    pixels.copy(rows, row * (WIDTH * 3 + 1) + 1, row * WIDTH * 3, (row + 1) * WIDTH * 3)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data])
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** CRC-32 of the PNG format (polynomial 0xEDB88320). */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}
