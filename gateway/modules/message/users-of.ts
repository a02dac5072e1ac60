import { question } from '../../extensions'
import type { Work } from '../../http/context'

/** Users with a passed binding to a customer number, masters first; with a model only those that have it. */
export type UsersOfBp = (work: Work, bp: string, model?: string) => Promise<{ userId: string; isMaster: boolean }[]>

/** Without the area of memberships a customer number has no users. */
export const usersOfBp = question<UsersOfBp>('usersOfBp', () => Promise.resolve([]))

/** Those of some users that still have a passed binding to a customer number, in their order. */
export type StillUsers = (work: Work, bp: string, userIds: readonly string[]) => Promise<readonly string[]>

/** Without the area of memberships no user leaves a customer number. */
export const stillUsers = question<StillUsers>('stillUsers', (_work, _bp, userIds) => Promise.resolve(userIds))
