import type { Work } from '../../http/context'
import { printedImage } from './images'
import { filesById } from './repo'

/** Pictures for a document, no wider than `width` px, by file id; the caller has the row that names them. Those that are gone are left out. */
export async function printedPictures(
  work: Pick<Work, 'db' | 'ports'>,
  fileIds: readonly string[],
  width: number,
): Promise<ReadonlyMap<string, Buffer>> {
  const printed = new Map<string, Buffer>()
  for (const { fileId, storeKey } of await filesById(work.db, fileIds)) {
    const bytes = await work.ports.files.get(storeKey)
    if (bytes !== null) printed.set(fileId, await printedImage(bytes, width))
  }
  return printed
}
