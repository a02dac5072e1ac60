import sharp from 'sharp'
import type { Frame } from '@domain/recognition/wheels'

/** px: enough for digits, small enough for a provider that gets slow with large pictures. */
const LONGEST = 1600

const inside = ({ x, y, w, h }: Frame, width: number, height: number) => {
  const left = Math.min(width - 1, Math.max(0, Math.round(x * width)))
  const top = Math.min(height - 1, Math.max(0, Math.round(y * height)))
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(w * width))),
    height: Math.max(1, Math.min(height - top, Math.round(h * height))),
  }
}

async function cut(bytes: Buffer, frame: Frame) {
  const { width = 1, height = 1 } = await sharp(bytes).metadata()
  return sharp(bytes).extract(inside(frame, width, height))
}

/** What is framed, as a JPEG. */
export const framed = async (bytes: Buffer, frame: Frame): Promise<Buffer> =>
  (await cut(bytes, frame)).resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true }).jpeg().toBuffer()

export interface Light {
  /** Mean brightness, 0 to 255. */
  mean: number
  /** Part of the frame that is burnt out. */
  glare: number
  /** Standard deviation of the edges: low in a blurred picture. */
  edges: number
}

/** px of the small grey copy that is looked at: all of the frame, at a size that does not depend on the phone. */
const LOOKED_AT = 320
const BURNT = 250

export async function lightOf(bytes: Buffer, frame: Frame): Promise<Light> {
  const grey = (await cut(bytes, frame)).resize(LOOKED_AT, LOOKED_AT, { fit: 'inside' }).greyscale()
  const { data } = await grey.clone().raw().toBuffer({ resolveWithObject: true })
  const sum = data.reduce((all, one) => all + one, 0)
  const kernel = { width: 3, height: 3, kernel: [0, -1, 0, -1, 4, -1, 0, -1, 0], scale: 1, offset: 128 }
  const { channels } = await sharp(await grey.png().toBuffer())
    .greyscale()
    .convolve(kernel)
    .stats()
  return {
    mean: sum / data.length,
    glare: data.reduce((n, one) => n + (one >= BURNT ? 1 : 0), 0) / data.length,
    edges: channels[0]?.stdev ?? 0,
  }
}
