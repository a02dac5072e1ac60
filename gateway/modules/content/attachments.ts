import type { Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { describe, releaseOf, use } from '../file/service'

/** Makes new documents part of an article, and deletes those that leave it. Refuses 44852 for a file that is foreign or something else. */
export async function savedAttachments(
  work: Work,
  { articleId, userId }: { articleId: string; userId: string },
  next: readonly string[],
  before: readonly string[],
): Promise<readonly string[]> {
  const ownerRef = `ARTICLE:${articleId}`
  const added = next.filter((fileId) => !before.includes(fileId))
  for (const fileId of added) if ((await describe(work, fileId))?.bizType !== 'ATTACHMENT') throw new Refusal('44852')
  await use(work, userId, added, ownerRef)
  const dropped = before.filter((fileId) => !next.includes(fileId))
  if (dropped.length > 0) await releaseOf(work, ownerRef, dropped)
  return next
}
