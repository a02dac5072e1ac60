import type { Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { fileById, storeFile, moveFiles, releaseFiles } from './repo'

/* Files that are kept for their owner, a user or a visitor's phone, as part of something else. */

type Keeper = { type: 'USER' | 'VISITOR'; id: string }

/** A file of a user or of a visitor's phone with its bytes; null when it is missing or foreign. */
export async function openOf(work: Work, { type, id }: Keeper, fileId: string) {
  const row = await fileById(work.db, fileId)
  if (row?.ownerType !== type || row.ownerId !== id) return null
  const bytes = await work.ports.files.get(row.storeKey)
  return bytes === null ? null : { bytes, mime: row.mime, bizType: row.bizType }
}

/** The file stays as part of `ownerRef`. Refuses 44852 when it is foreign or used elsewhere. */
export async function keepOf(work: Work, owner: Keeper, fileId: string, ownerRef: string): Promise<void> {
  if (!(await storeFile(work.db, owner, fileId, ownerRef, work.clock.iso()))) throw new Refusal('44852')
}

/** Files that are part of `ownerRef` only are deleted for all readers; `cleanFiles` removes their bytes. */
export const releaseOf = (work: Work, ownerRef: string, fileIds: readonly string[]): Promise<void> =>
  releaseFiles(work.db, ownerRef, fileIds, work.clock.iso())

/** A visitor's files become a user's own. */
export const moveToUser = (
  work: Work,
  fileIds: readonly string[],
  to: { visitorId: string; userId: string; companyCode: string },
): Promise<void> => moveFiles(work.db, fileIds, to, work.clock.iso())
