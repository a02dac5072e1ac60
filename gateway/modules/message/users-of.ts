import { question } from '../../extensions'
import type { Work } from '../../http/context'

/** Users bound to a customer number whose review has passed, masters first; with a model only those who have it. */
export type UsersOfBp = (work: Work, bp: string, model?: string) => Promise<{ userId: string; isMaster: boolean }[]>

/** Without the area of memberships a customer number has no users. */
export const usersOfBp = question<UsersOfBp>('usersOfBp', () => Promise.resolve([]))
