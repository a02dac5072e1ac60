import sharp from 'sharp'

/** Black and white: what is clearly darker than its surroundings is dark. */
export interface Bitmap {
  width: number
  height: number
  isDark: (x: number, y: number) => boolean
}

/** Pixels of the longer side that are looked at; a code of a licence has several of them per module then. */
const LOOKED_AT = 1280

/** A picture as a bitmap; uneven light is evened out by comparing with the mean around. Throws when it is no picture. */
export async function bitmapOf(bytes: Buffer): Promise<Bitmap> {
  const { data, info } = await sharp(bytes)
    .resize({ width: LOOKED_AT, height: LOOKED_AT, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const sums = sumsOf(data, width, height, channels)
  const reach = Math.max(12, Math.round(Math.min(width, height) / 14))
  const dark = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)]
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)]
      const sum = sums(right, bottom) - sums(left, bottom) - sums(right, top) + sums(left, top)
      const mean = sum / ((right - left) * (bottom - top))
      const value = data[(y * width + x) * channels] ?? 255
      // A wide dark patch is dark although its surroundings are.
      if (value < mean * 0.85 || value < 40) dark[y * width + x] = 1
    }
  }
  return {
    width,
    height,
    isDark: (x, y) => x >= 0 && y >= 0 && x < width && y < height && dark[y * width + x] === 1,
  }
}

/** Sums over all pixels left of and above a point. */
function sumsOf(data: Buffer, width: number, height: number, channels: number): (x: number, y: number) => number {
  const row = width + 1
  const sums = new Float64Array(row * (height + 1))
  for (let y = 0; y < height; y++) {
    let line = 0
    for (let x = 0; x < width; x++) {
      line += data[(y * width + x) * channels] ?? 0
      sums[(y + 1) * row + x + 1] = (sums[y * row + x + 1] ?? 0) + line
    }
  }
  return (x, y) => sums[y * row + x] ?? 0
}
