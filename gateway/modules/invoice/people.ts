import { maskPhone } from '@domain/mask'
import type { Work } from '../../http/context'
import { usersById } from '../identity/service'

/** Names of users as colleagues see them; a deleted user has none. */
export async function namesOf(work: Work, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const users = await usersById(work, userIds)
  return new Map([...users].map(([id, { nickname, phone }]) => [id, nickname === '' ? maskPhone(phone) : nickname]))
}

export const nameIn = (names: ReadonlyMap<string, string>, userId: string): string => names.get(userId) ?? '已注销用户'
