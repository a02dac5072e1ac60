import { question } from '../../extensions'
import type { Work } from '../../http/context'

/** Names by user. */
export type UserNames = (work: Work, userIds: readonly string[]) => Promise<ReadonlyMap<string, { nickname: string }>>

export const userNames = question<UserNames>('userNames')
