import { HOUR, toInstant } from '@domain/date'
import type { Ctx, JobCtx, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import type { Shown } from '../../ports/files'
import { signingKeysOf } from '../../signing-keys'
import { entriesOf } from '../../wiring'
import { drawnOnce } from './drawn'
import { papers, type Draw, type PaperKind } from './papers'
import { scaledImage } from './images'
import { storedOf, type StoredFile } from './incoming'
import {
  deletedFiles,
  fileById,
  filesById,
  markPurged,
  markStale,
  markUsed,
  purgeUploadedBytes,
  type FileRow,
} from './repo'
import { passingTypes } from './rules/limits'
import { leavingAs, safeName } from './rules/name'
import { isSigned, signedPath } from './rules/signature'
import { mimeOf, type FileKind } from './rules/sniff'

export { refuseUsedUp, type Owner } from './daily-bytes'
export { papers, type Draw, type Drawn, type PaperKind } from './papers'
export { drawnShare } from './images'
export { isOwnPicture, savePictures, pictureOf } from './pictures'
export { printedPictures } from './printed'
export { keepOf, moveToUser, openOf, releaseOf } from './kept'
export { put, putBefore, receive, usePut, type StoredFile } from './incoming'
export { signatureOf } from './signature'

/** FL-05: the user's files become part of `ownerRef` ('METER_IMG:…'). Refuses 44852 when one is missing, foreign or used elsewhere. */
export async function use(work: Work, userId: string, fileIds: readonly string[], ownerRef: string): Promise<void> {
  const distinct = [...new Set(fileIds)]
  if (distinct.length === 0) return
  const marked = await markUsed(work.db, distinct, userId, ownerRef, work.clock.iso())
  if (marked !== distinct.length) throw new Refusal('44852')
}

/** The signed address of a file (FL-04), signed again for every answer; null when there is none. */
export async function url(work: Work, fileId: string): Promise<string | null> {
  return (await urls(work, [fileId])).get(fileId) ?? null
}

/** Signed addresses of several files in one query. */
export async function urls(work: Work, fileIds: readonly string[]): Promise<Map<string, string>> {
  if (fileIds.length === 0) return new Map()
  const rows = await filesById(work.db, [...new Set(fileIds)])
  return new Map(rows.map((row) => [row.fileId, addressOf(work, row.fileId, row.ext)]))
}

/** Files as pages show them, by their ids, in one query. */
export async function shownFiles(
  work: Work,
  fileIds: readonly string[],
): Promise<Map<string, { fileId: string; name: string; url: string; isImage: boolean }>> {
  if (fileIds.length === 0) return new Map()
  const rows = await filesById(work.db, [...new Set(fileIds)])
  return new Map(
    rows.map(({ fileId, name, ext, mime }) => [
      fileId,
      { fileId, name, url: addressOf(work, fileId, ext), isImage: mime.startsWith('image/') },
    ]),
  )
}

/** Documents as readers are offered them, in the order of their ids; what is there no more is left out. */
export async function offeredFiles(
  work: Work,
  fileIds: readonly string[],
): Promise<{ fileId: string; name: string; size: number; url: string }[]> {
  if (fileIds.length === 0) return []
  const rows = new Map((await filesById(work.db, fileIds)).map((row) => [row.fileId, row]))
  return fileIds.flatMap((fileId) => {
    const row = rows.get(fileId)
    return row ? [{ fileId, name: row.name, size: row.size, url: addressOf(work, fileId, row.ext) }] : []
  })
}

/** The signed address of a file of a known kind, without a query. */
export const addressOf = (work: Pick<Work, 'config' | 'clock'>, fileId: string, ext: string): string =>
  signedPath(work.config.jwtKey, fileId, ext, work.clock.now())

/** The signed address of a document of this kind (`papers`), drawn when it is opened: 10 min, also where it is drawn as a picture. */
export const paperUrl = (work: Pick<Work, 'config' | 'clock'>, kind: string, id: string): string =>
  addressOf(work, `${kind}-${id}`, 'pdf')

/** What is known about a file (AE-11 asks when a photo was taken, call 51 what it is for); null when there is none. */
export async function describe(
  work: Work,
  fileId: string,
): Promise<(StoredFile & { ownerId: string; bizType: string; takenAt: string | null }) | null> {
  const row = await fileById(work.db, fileId)
  return row ? { ...storedOf(row), ownerId: row.ownerId, bizType: row.bizType, takenAt: row.exifTakenAt } : null
}

/** A file of this owner with its bytes, for readers of its content (a licence reader); null when it is missing or foreign. */
export async function openOwn(
  work: Work,
  userId: string,
  fileId: string,
): Promise<(StoredFile & { bytes: Buffer; width: number | null; height: number | null }) | null> {
  const row = await fileById(work.db, fileId)
  if (!row || row.ownerId !== userId || row.ownerType === 'VISITOR') return null
  const bytes = await work.ports.files.get(row.storeKey)
  return bytes === null ? null : { ...storedOf(row), bytes, width: row.width, height: row.height }
}

/** The file itself, at once or in pieces that are made while they are sent, or an address at the store that opens it. */
export type Served =
  | { bytes: Buffer; shown: Shown }
  | { pieces: AsyncIterable<Uint8Array>; shown: Shown; size?: number }
  | { link: string }

/** Seconds that an address at the store opens a file: long enough for a slow phone to begin. */
const LINK_SECONDS = 600

/** What is behind a signed address; 'refused' for a wrong or expired signature, null when the file is gone. */
export async function serve(
  work: Ctx,
  asked: { fileId: string; e: string; s: string; w: 320 | 1080 | null },
): Promise<Served | 'refused' | null> {
  if (!isSigned(signingKeysOf(work), asked.fileId, asked.e, asked.s, work.clock.now())) return 'refused'
  const [, kind, id] = PAPER.exec(asked.fileId) ?? []
  const draw = kind === undefined ? undefined : entriesOf(work, papers).get(kind)
  if (draw && id !== undefined) return drawn(await drawnOnce(work, asked, () => draw(work, id)))
  const row = await fileById(work.db, asked.fileId)
  if (!row) return null
  const shown = shownOf(row)
  const key = await keyFor(work, row, asked.w)
  const link = key === null ? null : await work.ports.files.link(key, shown, LINK_SECONDS)
  if (link !== null) return { link }
  const file = key === null ? null : await work.ports.files.open(key)
  return file && { ...file, shown }
}

/** A document's kind and its own id; ids of stored files have no hyphen. */
const PAPER = /^([a-z]+)-(\w+)$/

const PAPERS: Readonly<Record<PaperKind, string>> = {
  pdf: mimeOf.pdf,
  ofd: 'application/ofd',
  png: mimeOf.png,
  jpg: mimeOf.jpg,
  xlsx: mimeOf.xlsx,
  xml: 'application/xml',
  csv: 'text/csv',
  zip: 'application/zip',
}

function drawn(paper: Awaited<ReturnType<Draw>>): Served | null {
  if (!paper) return null
  const ext = paper.kind ?? 'pdf'
  const shown = shownOf({ mime: PAPERS[ext], name: paper.name, ext })
  return 'bytes' in paper ? { bytes: paper.bytes, shown } : { pieces: paper.pieces, shown }
}

/** Pictures and films open in place; everything else is saved. A name or type of before is made safe as well. */
function shownOf({ mime, name, ext }: Pick<FileRow, 'mime' | 'name' | 'ext'>): Shown {
  const { type, disposition } = leavingAs(mime)
  const named = `${disposition}; filename*=UTF-8''${encodeURIComponent(safeName(name, ext as FileKind))}`
  return { mime: type, disposition: named }
}

/** Files cleaned at once. */
const CLEANED = 500

/**
 * fileClean (FL-05): unused files and exports older than 24 h are deleted for all readers, then their bytes leave the store, between
 * transactions; those that a killed process left behind as well.
 */
export async function cleanFiles(outside: Pick<JobCtx, 'transaction'> & Work): Promise<void> {
  const { clock } = outside
  const stale = { before: toInstant(clock.now() - 24 * HOUR), passing: passingTypes, limit: CLEANED }
  await purgeUploadedBytes(outside.db, clock.today())
  while ((await outside.transaction((work) => markStale(work.db, stale, clock.iso()))) > 0);
  for (;;) {
    const rows = await deletedFiles(outside.db, CLEANED)
    for (const row of rows) await purge(outside, row)
    if (rows.length < CLEANED) return
  }
}

async function purge(outside: Pick<JobCtx, 'transaction'> & Work, { fileId, storeKey }: FileRow): Promise<void> {
  const { files } = outside.ports
  await files.delete(storeKey)
  for (const w of [320, 1080]) await files.delete(scaledKey(storeKey, w))
  await outside.transaction((work) => markPurged(work.db, fileId, work.clock.iso()))
}

const scaledKey = (key: string, w: number): string => `${key}@${w}`

/** Where the picture is in this width, made when it is asked for first; null when it is gone. */
async function keyFor(work: Work, row: FileRow, w: 320 | 1080 | null): Promise<string | null> {
  if (w === null || row.width === null || row.width <= w) return row.storeKey
  const { files } = work.ports
  const key = scaledKey(row.storeKey, w)
  if ((await files.head(key)) !== null) return key
  const whole = await files.get(row.storeKey)
  if (!whole) return null
  await files.put(key, await scaledImage(whole, w), row.mime)
  return key
}
