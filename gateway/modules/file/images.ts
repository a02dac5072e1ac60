import exifr from 'exifr'
import type { Sharp, SharpOptions } from 'sharp'
import { createLane, type Lane } from './lanes'

export interface CleanImage {
  bytes: Buffer
  width: number
  height: number
  /** The metadata of the photo before they were stripped (FL-06). `takenAt` is the camera's wall clock, read as +08:00. */
  takenAt: string | null
  position: { lng: string; lat: string } | null
}

/** A photo of a 50-megapixel camera; a flat picture of 30 kB may hold five times as many, of which each costs time. */
const MOST_PIXELS = 8192 * 6144

/** px: the longest side that is kept, about what a phone's camera makes; the app sends 2400 at most (FL-03). Encoding costs by it. */
const KEPT_SIDE = 4096

/** More pixels than any camera of a customer makes. */
export class TooManyPixels extends Error {}

/** Pixels of a picture, at a path or in memory, by its header: none is decoded. Throws for a broken one and for too many. */
export async function pixelsOf(picture: string | Buffer): Promise<number> {
  const { default: sharp } = await import('sharp')
  const { width, height } = await sharp(picture, { limitInputPixels: false }).metadata()
  if (width * height > MOST_PIXELS) throw new TooManyPixels(`${width} x ${height}`)
  return width * height
}

/** Loaded with the first picture: a tenth of every start otherwise. */
async function openSharp(bytes: Buffer, options?: SharpOptions): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  await pixelsOf(bytes)
  return sharp(bytes, { ...options, limitInputPixels: MOST_PIXELS })
}

/** One picture after the other: decoding and hashing of passwords share four threads. */
const inTurn: Lane = createLane()

/** Pictures of visitors wait for each other: those of customers go on beside them, however many visitors send. */
const ofVisitors: Lane = createLane(8)

/**
 * Turns a picture upright, removes everything that is not picture (position, camera, thumbnails), keeps the format, and of a larger one
 * {@link KEPT_SIDE}. `square`: cuts the middle square out of it, of at most so many px. Throws for a broken one, for one of which the
 * sender has left before its turn, and 2906 while many visitors wait.
 */
export const cleanImage = (
  read: () => Promise<Buffer>,
  kind: 'jpg' | 'png' | 'webp',
  given: { square?: number | null; isVisitor?: boolean; hasLeft?: (() => boolean) | undefined } = {},
): Promise<CleanImage> =>
  (given.isVisitor ? ofVisitors : inTurn)(async () => cleaned(await read(), kind, given.square ?? null), given.hasLeft)

async function cleaned(bytes: Buffer, kind: 'jpg' | 'png' | 'webp', square: number | null): Promise<CleanImage> {
  const turned = (await openSharp(bytes, { failOn: 'error' })).rotate()
  const upright =
    square === null
      ? turned.resize(KEPT_SIDE, KEPT_SIDE, { fit: 'inside', withoutEnlargement: true })
      : await middleSquare(turned, square)
  const encoded =
    kind === 'jpg'
      ? upright.jpeg({ quality: 92 })
      : kind === 'png'
        ? upright.png()
        : // A third of the time of more effort, for a few per cent of bytes more.
          upright.webp({ quality: 92, effort: 0 })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height, ...(await exifOf(bytes, kind)) }
}

async function middleSquare(turned: Sharp, most: number): Promise<Sharp> {
  const { width = most, height = most } = await turned.metadata()
  const side = Math.min(width, height, most)
  return turned.resize(side, side, { fit: 'cover' })
}

/** A copy no wider than `width` px, in the format of the original (FL-04). */
export const scaledImage = (bytes: Buffer, width: number): Promise<Buffer> =>
  inTurn(async () => (await openSharp(bytes)).resize({ width, withoutEnlargement: true }).toBuffer())

/** A picture as a printed document shows it: JPEG on white, no wider than `width` px. */
export const printedImage = (bytes: Buffer, width: number): Promise<Buffer> =>
  inTurn(async () =>
    (await openSharp(bytes))
      .resize({ width, withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 80 })
      .toBuffer(),
  )

/** Wide enough to find a stroke, small enough to be read pixel by pixel. */
const LOOKED_AT = 400
/** A thin stroke made smaller is grey; paper is lighter. */
const INK = 215

/** Share of a picture that what is drawn on it spans, per cent of its area; 0 for an empty one. Throws for a broken one. */
export async function drawnShare(bytes: Buffer): Promise<number> {
  const small = (await openSharp(bytes))
    .flatten({ background: '#fff' })
    .resize({ width: LOOKED_AT, withoutEnlargement: true })
  const { data, info } = await small.greyscale().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const box = { left: width, right: -1, top: height, bottom: -1 }
  for (let at = 0; at < width * height; at++) {
    if ((data[at * channels] ?? 255) > INK) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  if (box.right < 0) return 0
  return ((box.right - box.left + 1) * (box.bottom - box.top + 1) * 100) / (width * height)
}

async function exifOf(bytes: Buffer, kind: string): Promise<Pick<CleanImage, 'takenAt' | 'position'>> {
  const none = { takenAt: null, position: null }
  if (kind === 'png') return none
  // A damaged EXIF block says nothing about the picture: it is kept without time and place.
  const wanted = { exif: { pick: ['DateTimeOriginal'] }, gps: true, reviveValues: false }
  const data = await exifr.parse(bytes, wanted).catch(() => undefined)
  if (!data) return none
  return { takenAt: takenAtOf(data.DateTimeOriginal), position: positionOf(data.latitude, data.longitude) }
}

/** '2026:11:20 08:00:00' → '2026-11-20T08:00:00+08:00'. */
export function takenAtOf(value: unknown): string | null {
  const [, y, m, d, time] = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/.exec(String(value)) ?? []
  const iso = `${y}-${m}-${d}T${time}+08:00`
  return y !== undefined && Number.isFinite(Date.parse(iso)) ? iso : null
}

function positionOf(lat: unknown, lng: unknown): CleanImage['position'] {
  if (typeof lat !== 'number' || typeof lng !== 'number' || !Number.isFinite(lat) || !Number.isFinite(lng)) return null
  return { lng: lng.toFixed(6), lat: lat.toFixed(6) }
}
