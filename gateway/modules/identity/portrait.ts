import type { Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import * as files from '../file/service'
import * as repo from './repo'

const portraitRef = (userId: string) => `AVATAR:${userId}`

/** The own uploaded picture in place of the one before, which is deleted; anything else is 44852 (FL-05). */
export async function takenPortrait(work: Work, userId: string, fileId: string): Promise<string> {
  const file = await files.describe(work, fileId)
  if (file?.bizType !== 'AVATAR') throw new Refusal('44852')
  // Two changes at once: each finds the picture of the one before.
  const { portrait } = await repo.lockUser(work.db, userId)
  await files.use(work, userId, [fileId], portraitRef(userId))
  if (portrait !== fileId) await dropPortrait(work, { userId, portrait })
  return fileId
}

/** The picture is part of no user any more (CX-05); its bytes go with the next cleaning. */
export async function dropPortrait(
  work: Work,
  { userId, portrait }: { userId: string; portrait: string | null },
): Promise<void> {
  if (portrait !== null) await files.releaseOf(work, portraitRef(userId), [portrait])
}
