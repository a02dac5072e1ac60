import type { Work } from '../../http/context'
import { ask } from '../../wiring'
import { usersOfBp } from './users-of'

/** E-X-02: the users an emission reaches: bound accounts with a passed review, masters always, subs with the template's model. */
export async function recipientsOf(
  work: Work,
  emission: {
    bp: string | null
    audience: 'ALL' | 'MASTER' | 'USER'
    userIds: readonly string[]
    model: string | null
  },
): Promise<readonly string[]> {
  if (emission.audience === 'USER' || emission.bp === null) return emission.userIds
  const users = await ask(work, usersOfBp)(work, emission.bp, emission.model ?? undefined)
  return users.filter((user) => emission.audience === 'ALL' || user.isMaster).map((user) => user.userId)
}
