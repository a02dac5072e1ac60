import type { In } from '@contract'
import { decodeEmoji } from '@domain/text'
import { isEmail } from '@domain/validate'
import type { Session, Work } from '../../http/context'
import { Refusal, refuseIf } from '../../http/refusal'
import * as files from '../file/service'
import { takenPortrait } from './portrait'
import * as repo from './repo'
import { nicknameProblem } from './rules/nickname'
import { seal, unseal } from '../../secret'
import { isWxBound } from './wechat'

type Change = In<'default POST /crmgas/portal/user/updateProfile'>

/** Call 51: changes what is given; what is not given stays. Refuses 2030, 2031, 2610, 44852. */
export async function updateProfile(work: Work, session: Session, change: Change): Promise<void> {
  const set = {
    ...(change.nickname !== undefined && { nickname: checkedNickname(work, change.nickname) }),
    ...(change.position !== undefined && { position: change.position.trim() }),
    ...(change.email !== undefined && { emailEnc: sealedEmail(work, change.email.trim()) }),
    ...(change.portrait !== undefined && { portrait: await takenPortrait(work, session.userId, change.portrait) }),
  }
  if (Object.keys(set).length > 0)
    await repo.updateUser(work.db, session.userId, { ...set, updatedAt: work.clock.iso() })
}

export interface Profile {
  userId: string
  /** Phone, unmasked. */
  username: string
  nickname: string
  /** Address of the picture; '' without one. */
  portrait: string
  position: string
  email: string
  registeredAt: string
  hasPassword: '1' | '0'
  /** Has an employee number. */
  isStaff: '1' | '0'
  wxBound: '1' | '0'
  /** Of the newest cancellation; '' when there was none. */
  cancelStatus: '' | repo.CancelRow['status']
}

/** The profile of a user without customer numbers; undefined for an unknown user. */
export async function profileOf(work: Work, userId: string): Promise<Profile | undefined> {
  const [user, cancel, isBound] = await Promise.all([
    repo.userById(work.db, userId),
    repo.latestCancel(work.db, userId),
    isWxBound(work, userId),
  ])
  return (
    user && {
      userId: user.userId,
      username: unseal(work, user.phoneEnc),
      nickname: user.nickname,
      portrait: user.portrait === null ? '' : ((await files.url(work, user.portrait)) ?? ''),
      position: user.position,
      email: user.emailEnc === null ? '' : unseal(work, user.emailEnc),
      registeredAt: user.createdAt,
      hasPassword: user.passwordHash === null ? '0' : '1',
      isStaff: user.empNo === null ? '0' : '1',
      wxBound: isBound ? '1' : '0',
      cancelStatus: cancel?.status ?? '',
    }
  )
}

/** Emoji come as numeric entities (specification 3) and are kept as what they are. */
function checkedNickname(work: Work, given: string): string {
  const nickname = decodeEmoji(given).trim()
  const more = work.settings.text('*', 'profile.sensitiveWords', '').split(',')
  refuseIf(nicknameProblem(nickname, more))
  return nickname
}

function sealedEmail(work: Work, email: string): string | null {
  if (email === '') return null
  if (!isEmail(email)) throw new Refusal('2610')
  return seal(work, email)
}
