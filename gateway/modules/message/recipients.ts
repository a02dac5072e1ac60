import type { Work } from '../../http/context'
import { ask } from '../../wiring'
import type { Category } from './rules/templates'
import { stillUsers, usersOfBp } from './users-of'

/** News that only its user wants: it is of no use to anybody else. */
const PERSONAL: readonly Category[] = ['market', 'hyq']

/**
 * E-X-02: the users an emission reaches: bound accounts with a passed review, masters always, subs with the template's model. Also of
 * the users that its publisher names only those: what an author left behind stays with the customer number (SA-07), with its master.
 */
export async function recipientsOf(
  work: Work,
  emission: {
    bp: string | null
    audience: 'ALL' | 'MASTER' | 'USER'
    userIds: readonly string[]
    model: string | null
    category: string
  },
): Promise<readonly string[]> {
  const { bp, audience, userIds, model, category } = emission
  if (bp === null) return userIds
  if (audience !== 'USER') {
    const users = await ask(work, usersOfBp)(work, bp, model ?? undefined)
    return users.filter((user) => audience === 'ALL' || user.isMaster).map((user) => user.userId)
  }
  const named = await ask(work, stillUsers)(work, bp, userIds)
  if (named.length > 0 || PERSONAL.includes(category as Category)) return named
  return (await ask(work, usersOfBp)(work, bp)).filter(({ isMaster }) => isMaster).map(({ userId }) => userId)
}
