import { createHash } from 'node:crypto'
import { isDrawn, SIGNATURE_AREA, type Drawn } from '@domain/signature'
import type { BoundSession, Ctx } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { drawnShare } from './images'
import { fileById } from './repo'

/**
 * SHA-256 of the picture of a signature: 44852 for a file that is not the user's own, 44305 for a dot, a short line, an empty canvas (IN-06).
 * It reads the picture: not for a transaction.
 */
export async function signatureOf(
  ctx: Ctx<BoundSession>,
  { signFileId, signMeta }: { signFileId: string; signMeta: Drawn },
): Promise<string> {
  const row = await fileById(ctx.db, signFileId)
  const isOwn = row?.bizType === 'SIGNATURE' && row.ownerType !== 'VISITOR' && row.ownerId === ctx.session.userId
  const bytes = isOwn ? await ctx.ports.files.get(row.storeKey) : null
  if (bytes === null) throw new Refusal('44852')
  if (!isDrawn(signMeta) || (await drawnShare(bytes)) < SIGNATURE_AREA) throw new Refusal('44305')
  return createHash('sha256').update(bytes).digest('hex')
}
