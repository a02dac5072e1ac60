import type { BoundSession, Work } from '../../http/context'
import { sealText } from '../../secret'
import { linkOf } from '../share/service'
import { nameOf } from './follow'
import type { Lead } from './repo'
import { isAttributed } from './rules/sharer'

/** E-S-08: the sharer that a new enquiry names; none for a code that is unknown, or does not count. */
export async function sharerOf(
  work: Work,
  session: BoundSession,
  shareCode: string | undefined,
): Promise<Pick<Lead, 'shareCode' | 'sharerEnc'>> {
  const link = shareCode === undefined ? undefined : await linkOf(work, shareCode)
  if (shareCode === undefined || !link || !isAttributed(link, session)) return { shareCode: null, sharerEnc: null }
  const name = await nameOf(work, link.sharerUserId)
  const words = [name, link.bp !== '' && `户号 ${link.bp}`].filter(Boolean).join('，')
  return { shareCode, sharerEnc: sealText(work, words) }
}
