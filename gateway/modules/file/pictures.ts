import type { Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { filesById, markUsed } from './repo'
import { signedPath } from './rules/signature'

/** Marks a picture of the gateway's own among addresses of pictures: `file:<id>.<kind>`. */
const OWN_PICTURE = /^file:([0-9a-f]{32})\.(\w{2,5})$/

export const isOwnPicture = (kept: string): boolean => OWN_PICTURE.test(kept)

/** What is kept of an uploaded picture beside addresses of pictures; `pictureOf` opens it. Refuses 44852 as `use` does, and for what is no picture. */
export async function savePictures(
  work: Work,
  userId: string,
  fileIds: readonly string[],
  ownerRef: string,
): Promise<string[]> {
  const distinct = [...new Set(fileIds)]
  const marked = distinct.length === 0 ? 0 : await markUsed(work.db, distinct, userId, ownerRef, work.clock.iso())
  if (marked !== distinct.length) throw new Refusal('44852')
  const rows = await filesById(work.db, fileIds)
  if (rows.some(({ width }) => width === null)) throw new Refusal('44852')
  return fileIds.flatMap((id) => rows.filter(({ fileId }) => fileId === id).map(({ ext }) => `file:${id}.${ext}`))
}

/** An address that shows a picture as it is kept: one of our own is signed for this answer, any other stays. */
export function pictureOf(work: Pick<Work, 'config' | 'clock'>, kept: string): string {
  const [, fileId, ext] = OWN_PICTURE.exec(kept) ?? []
  return fileId === undefined || ext === undefined
    ? kept
    : signedPath(work.config.jwtKey, fileId, ext, work.clock.now())
}
