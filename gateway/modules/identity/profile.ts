import type { In } from '@contract'
import { decodeEmoji } from '@domain/text'
import { isEmail } from '@domain/validate'
import type { Session, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import * as files from '../file/service'
import * as repo from './repo'
import { nicknameProblem } from './rules/nickname'
import { seal } from '../../secret'
import { userInfoNow, type UserInfo } from './user-info'

type Change = In<'default POST /crmgas/portal/user/updateProfile'>

/** Call 51: changes what is given; what is not given stays. */
export async function updateProfile(work: Work, session: Session, change: Change): Promise<UserInfo> {
  const set = {
    ...(change.nickname !== undefined && { nickname: checkedNickname(work, change.nickname) }),
    ...(change.position !== undefined && { position: change.position.trim() }),
    ...(change.email !== undefined && { emailEnc: sealedEmail(work, change.email.trim()) }),
    ...(change.portrait !== undefined && { portrait: await takenPortrait(work, session.userId, change.portrait) }),
  }
  if (Object.keys(set).length > 0)
    await repo.updateUser(work.db, session.userId, { ...set, updatedAt: work.clock.iso() })
  return userInfoNow(work, session)
}

/** Emoji come as numeric entities (specification 3) and are kept as what they are. */
function checkedNickname(work: Work, given: string): string {
  const nickname = decodeEmoji(given).trim()
  const more = work.settings.text('*', 'profile.sensitiveWords', '').split(',')
  const problem = nicknameProblem(nickname, more)
  if (problem) throw new Refusal(problem)
  return nickname
}

function sealedEmail(work: Work, email: string): string | null {
  if (email === '') return null
  if (!isEmail(email)) throw new Refusal('2610')
  return seal(work, email)
}

/** The own uploaded picture; anything else is 44852 (FL-05). */
async function takenPortrait(work: Work, userId: string, fileId: string): Promise<string> {
  const file = await files.describe(work, fileId)
  if (file?.bizType !== 'AVATAR') throw new Refusal('44852')
  await files.use(work, userId, [fileId], `AVATAR:${userId}`)
  return fileId
}
