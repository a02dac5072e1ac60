import type { Session, Work } from '../../http/context'
import { openPhone, usersById } from '../identity/service'
import { stateOf } from './binding-state'
import type { BindingRow } from './repo'
import { seesMasterPhone } from './rules/binding'

/**
 * Unmasked phones of the masters of these bindings, where the user may see them (BD-20); '' for the others. It is the present master's;
 * without one, that of the master to which the application was made.
 */
export async function masterPhones(
  work: Work,
  user: Pick<Session, 'userId' | 'username'>,
  bindings: readonly BindingRow[],
): Promise<(binding: BindingRow) => string> {
  const visible = bindings.filter((binding) => seesMasterPhone(stateOf(binding)))
  const others = visible.flatMap(({ masterUserId: id }) => (id === null || id === user.userId ? [] : [id]))
  const known = others.length > 0 ? await usersById(work, others) : new Map<string, { phone: string }>()
  const phoneOf = (userId: string) => (userId === user.userId ? user.username : (known.get(userId)?.phone ?? ''))
  return (binding) => {
    if (!seesMasterPhone(stateOf(binding))) return ''
    return binding.masterUserId === null
      ? openPhone(work, binding.appliedMasterPhoneEnc)
      : phoneOf(binding.masterUserId)
  }
}
