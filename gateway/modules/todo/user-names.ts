import { question } from '../../extensions'
import type { Work } from '../../http/context'

export type UserNames = (work: Work, userIds: readonly string[]) => Promise<ReadonlyMap<string, { nickname: string }>>

export const userNames = question<UserNames>('userNames')
