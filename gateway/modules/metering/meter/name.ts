import type { In } from '@contract'
import type { BoundSession, Work } from '../../../http/context'
import { Refusal } from '../../../http/refusal'
import { ownMeter } from './own-meters'
import { setAlias } from '../repo/meter'

/** A customer's own name of a meter, counted in characters (A 2.2). */
const ALIAS_LENGTH = 12

/** The customer's own name of a meter; A2102 when it is too long. */
export async function renameMeter(
  work: Work,
  session: BoundSession,
  input: In<'default POST /crmgas/meter/setAlias'>,
): Promise<true> {
  const meter = await ownMeter(work, session, input.meterId)
  const alias = input.alias.trim()
  if ([...alias].length > ALIAS_LENGTH) throw new Refusal('A2102')
  await setAlias(work.db, meter, alias, work.clock.iso())
  return true
}
