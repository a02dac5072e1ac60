import type { Session, Work } from '../../http/context'
import { openPhone, usersById } from '../identity/service'
import { stateOf } from './binding-state'
import type { BindingRow } from './repo'
import { seesMasterPhone } from './rules/binding'

/**
 * Unmasked phones of the masters of these bindings, as far as the user is told them (BD-20); '' for the others. The master of today;
 * of an application the one it was made to, when there is none any more.
 */
export async function masterPhones(
  work: Work,
  user: Pick<Session, 'userId' | 'username'>,
  bindings: readonly BindingRow[],
): Promise<(binding: BindingRow) => string> {
  const told = bindings.filter((binding) => seesMasterPhone(stateOf(binding)))
  const others = told.flatMap(({ masterUserId: id }) => (id === null || id === user.userId ? [] : [id]))
  const known = others.length > 0 ? await usersById(work, others) : new Map<string, { phone: string }>()
  const phoneOf = (userId: string) => (userId === user.userId ? user.username : (known.get(userId)?.phone ?? ''))
  return (binding) => {
    if (!seesMasterPhone(stateOf(binding))) return ''
    return binding.masterUserId === null
      ? openPhone(work, binding.appliedMasterPhoneEnc)
      : phoneOf(binding.masterUserId)
  }
}
