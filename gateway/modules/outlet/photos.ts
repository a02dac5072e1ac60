import type { Work } from '../../http/context'
import { savePictures, pictureOf } from '../file/service'
import type { OutletRow } from './repo'

/** Photos under what is kept of each, with addresses for this answer. */
export const photosOf = (work: Pick<Work, 'config' | 'clock'>, { photos }: Pick<OutletRow, 'photos'>) =>
  photos.map((kept) => ({ fileId: kept, url: pictureOf(work, kept) }))

/**
 * The stored photos of an outlet: those that stay under their stored key, new ones under the id of their upload, in the order of the
 * form. Refuses 44852 for a picture of another user.
 */
export async function keptPhotos(
  work: Work,
  userId: string,
  { outletId, photos }: Pick<OutletRow, 'outletId' | 'photos'>,
  asked: readonly string[] | undefined,
): Promise<string[]> {
  if (asked === undefined) return photos
  const fresh = asked.filter((one) => !photos.includes(one))
  const made = await savePictures(work, userId, fresh, `OUTLET:${outletId}`)
  return asked.map((one) => made[fresh.indexOf(one)] ?? one)
}
