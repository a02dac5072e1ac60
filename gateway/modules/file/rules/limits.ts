import type { FileKind } from './sniff'

const MB = 1024 * 1024

interface Limit {
  kinds: readonly FileKind[]
  /** Bytes. */
  size: number
}

const image: Limit = { kinds: ['jpg', 'png', 'webp'], size: 10 * MB }
const pdf: Limit = { kinds: ['pdf'], size: 20 * MB }
/** Documents of an office program. */
const office: Limit = { kinds: ['doc', 'docx', 'xls', 'xlsx'], size: 20 * MB }
const video: Limit = { kinds: ['mp4', 'mov'], size: 50 * MB }

/** FL-02 by purpose. A purpose without an entry takes pictures only. */
const limits: Record<string, readonly Limit[]> = {
  SIGNATURE: [{ kinds: ['png'], size: 200 * 1024 }],
  TICKET: [image, video],
  HAZARD: [image, video],
  TT_PROOF: [image, pdf],
  DISPUTE: [image, pdf],
  METER: [image, pdf],
  BANK: [image, pdf],
  PROJECT: [image, pdf],
  CERT: [image, pdf],
  DEVIATION: [image, pdf],
  LEAD: [image, pdf],
  VERIFY: [pdf],
  ATTACHMENT: [pdf, office],
}

/** Made for one download: a second download makes it again. */
export const passingTypes: readonly string[] = ['FEE_EXPORT']

/** px: pictures of this purpose are squares of at most this side (C 6.9); null = as they came. */
export const squareOf = (bizType: string): number | null => (bizType === 'AVATAR' ? 512 : null)

/** Pixels that a day's bytes pay for as one byte: photos have fewer, and a flat or patterned picture of a few kB costs time by its pixels. */
const PIXELS_A_BYTE = 4

/** Bytes that an upload takes from what may be sent in a day: its own, or those of its pixels. */
export const chargedBytes = (size: number, pixels: number): number => Math.max(size, Math.ceil(pixels / PIXELS_A_BYTE))

export type UploadProblem = { code: '44850' } | { code: '44851'; megabytes: string }

/** The largest file of this purpose, in bytes: no more of one is read. */
export const mostBytes = (bizType: string): number => Math.max(...(limits[bizType] ?? [image]).map(({ size }) => size))

/** What is wrong with a file for this purpose, or null. `megabytes` fills the text of 44851: '10', for signatures '0.2'. */
export function uploadProblem(bizType: string, kind: FileKind | null, size: number): UploadProblem | null {
  const limit = (limits[bizType] ?? [image]).find((one) => kind !== null && one.kinds.includes(kind))
  if (!limit || size === 0) return { code: '44850' }
  return size > limit.size ? { code: '44851', megabytes: String(Math.round((limit.size / MB) * 10) / 10) } : null
}

export const isImage = (kind: FileKind): kind is 'jpg' | 'png' | 'webp' => image.kinds.includes(kind)
