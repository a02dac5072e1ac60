import { createHash, randomBytes } from 'node:crypto'
import type { Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { charge, type Owner } from './daily-bytes'
import { cleanImage, pixelsOf, TooManyPixels, type CleanImage } from './images'
import { insertFile, markUsed, sameUpload, type FileRow } from './repo'
import { chargedBytes, isImage, squareOf, uploadProblem } from './rules/limits'
import { safeName } from './rules/name'
import { mimeOf, sniff, type FileKind } from './rules/sniff'
import { spooled, type Spooled } from './spool'

export interface StoredFile {
  fileId: string
  name: string
  size: number
  mime: string
}

const newFileId = (): string => randomBytes(16).toString('hex')
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
/** `yyyy/MM/fileId` (D 4.17). */
const keyOf = (fileId: string, iso: string): string => `${iso.slice(0, 4)}/${iso.slice(5, 7)}/${fileId}`

interface Upload {
  bizType: string
  name: string
  bytes: Buffer | AsyncIterable<Buffer>
  /** Whether its sender does not wait for it any more. */
  hasLeft?: () => boolean
}

/**
 * Takes an uploaded file (FL-01..FL-06): type by content, size by purpose, pictures turned upright and stripped of EXIF.
 * The same bytes sent again by the same owner answer the first file. Refuses 2906, 44850, 44851, 44853, 44854, 44855.
 */
export async function receive(work: Work, owner: Owner, upload: Upload): Promise<StoredFile> {
  const file = await spooled(work, Buffer.isBuffer(upload.bytes) ? [upload.bytes] : upload.bytes)
  try {
    return await take(work, owner, upload, file)
  } finally {
    await file.drop()
  }
}

async function take(work: Work, owner: Owner, upload: Upload, file: Spooled): Promise<StoredFile> {
  const { bizType, name } = upload
  const kind = sniff(file.head, name)
  const problem = uploadProblem(bizType, kind, file.size)
  if (problem?.code === '44851') throw new Refusal('44851', { params: { n: problem.megabytes } })
  if (problem || kind === null) throw new Refusal('44850')
  const before = await sameUpload(work.db, owner, bizType, file.sha256)
  if (before) return storedOf(before)
  const pixels = isImage(kind) ? await readable(() => pixelsOf(file.path)) : 0
  await charge(work, owner, chargedBytes(file.size, pixels))
  const content = isImage(kind) ? await pictureFrom(work, owner, upload, file, kind) : file
  return save(work, { content, bizType, name, owner, kind, hash: file.sha256, status: 'TEMP', ownerRef: null })
}

async function pictureFrom(
  work: Work,
  owner: Owner,
  { bizType, hasLeft }: Upload,
  file: Spooled,
  kind: 'jpg' | 'png' | 'webp',
): Promise<CleanImage> {
  const given = { square: squareOf(bizType), isVisitor: owner.type === 'VISITOR', hasLeft }
  // Read when its turn has come: pictures wait on the disk.
  const image = await readable(() => cleanImage(() => file.bytes(), kind, given))
  const { carry } = readerOf(work, bizType)
  return carry ? { ...image, bytes: carry(await file.bytes(), image.bytes) } : image
}

/** What reads pictures of this purpose. */
function readerOf({ ports }: Work, bizType: string) {
  if (bizType === 'TT_PROOF' || bizType === 'EQUIPMENT') return ports.slipReader
  return bizType === 'ZHULONG' ? ports.meterReader : ports.licenseReader
}

/** Bytes that the product made itself. Kinds: what {@link sniff} knows. */
interface OwnBytes {
  name: string
  bytes: Buffer
  bizType: string
  companyCode: string
  ownerId?: string
}

/** Owner of what the product stored itself. */
const SYSTEM = 'system'

/** Stores them, USED at once (exports). Waits for the store: never inside a transaction. A RangeError for an unknown kind. */
export const put = (work: Work, { ownerRef, ...file }: OwnBytes & { ownerRef: string }): Promise<StoredFile> =>
  putAs(work, file, { status: 'USED', ownerRef })

/**
 * The same for what a transaction decides on behind it: {@link usePut} in it keeps the file, without it the file goes as an unused upload
 * does.
 */
export const putBefore = (work: Work, file: Omit<OwnBytes, 'ownerId'>): Promise<StoredFile> =>
  putAs(work, file, { status: 'TEMP', ownerRef: null })

export async function usePut(work: Work, fileId: string, ownerRef: string): Promise<void> {
  const marked = await markUsed(work.db, [fileId], SYSTEM, ownerRef, work.clock.iso())
  if (marked !== 1) throw new Error(`${fileId} of ${ownerRef} is not there any more`)
}

function putAs(work: Work, file: OwnBytes, state: Pick<ToSave, 'status' | 'ownerRef'>): Promise<StoredFile> {
  const kind = sniff(file.bytes, file.name)
  if (kind === null) throw new RangeError(`unknown kind of file: ${file.name}`)
  const { bytes, companyCode, ownerId = SYSTEM, ...about } = file
  const owner: Owner = { type: 'SYSTEM', id: ownerId, companyCode }
  return save(work, { ...about, content: { bytes }, owner, kind, hash: sha256(bytes), ...state })
}

async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Refusal) throw error
    // The decoder's word for a picture that is none: the customer reads it, the log needs nothing.
    throw new Refusal(error instanceof TooManyPixels ? '44854' : '44850')
  }
}

interface ToSave {
  owner: Owner
  bizType: string
  name: string
  /** Bytes of the product's own, a picture as it is kept, or an upload on the disk. */
  content: { bytes: Buffer } | CleanImage | Spooled
  kind: FileKind
  hash: string
  status: 'TEMP' | 'USED'
  ownerRef: string | null
}

async function save(work: Work, file: ToSave): Promise<StoredFile> {
  const fileId = newFileId()
  const now = work.clock.iso()
  const { content } = file
  const image = 'width' in content ? content : null
  const stored: StoredFile = {
    fileId,
    name: safeName(file.name, file.kind),
    size: 'path' in content ? content.size : content.bytes.length,
    mime: mimeOf[file.kind],
  }
  const storeKey = keyOf(fileId, now)
  const { files } = work.ports
  if ('path' in content) await files.putFile(storeKey, content.path, { mime: stored.mime, sha256: content.sha256 })
  else await files.put(storeKey, content.bytes, stored.mime)
  await insertFile(work.db, {
    ...stored,
    ownerType: file.owner.type,
    ownerId: file.owner.id,
    companyCode: file.owner.companyCode,
    bizType: file.bizType,
    ext: file.kind,
    width: image?.width ?? null,
    height: image?.height ?? null,
    sha256: file.hash,
    exifTakenAt: image?.takenAt ?? null,
    exifLng: image?.position?.lng ?? null,
    exifLat: image?.position?.lat ?? null,
    status: file.status,
    ownerRef: file.ownerRef,
    storeKey,
    createdAt: now,
    updatedAt: now,
  })
  return stored
}

export const storedOf = (row: FileRow): StoredFile => ({
  fileId: row.fileId,
  name: row.name,
  size: row.size,
  mime: row.mime,
})
