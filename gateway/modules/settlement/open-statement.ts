import { maskName } from '@domain/mask'
import type { BoundSession, Work } from '../../http/context'
import { ownOr2902, Refusal } from '../../http/refusal'
import { lockHead, type Statement } from '../metering/service'
import { keyOf } from './view'

/**
 * The statement that a customer wants to sign or dispute, locked. 2902 for an unknown or foreign one; A2202 when another revision took
 * its place or is not the one that the user saw; A2201 when it does not wait for the customer (any more): `signedBy` is the masked name
 * of the signer (AE-23).
 */
export async function openStatement(
  work: Work,
  session: BoundSession,
  { statementId, revision }: { statementId: string; revision: number },
): Promise<Statement> {
  const statement = ownOr2902(await lockHead(work.db, keyOf(session), statementId))
  if (statement.state === 'VOID' || statement.revision !== revision) throw new Refusal('A2202')
  if (statement.state !== 'PENDING' || isOver(work, statement))
    throw new Refusal('A2201', { data: whoWasFirst(statement) })
  return statement
}

/** AE-22: after its deadline it counts as confirmed, also before the hour in which that is written down. */
const isOver = ({ clock }: Pick<Work, 'clock'>, { confirmDeadline }: Statement): boolean =>
  confirmDeadline !== null && Date.parse(confirmDeadline) <= clock.now()

const whoWasFirst = ({ customerSignName }: Statement) =>
  customerSignName === null ? null : { signedBy: maskName(customerSignName) }
