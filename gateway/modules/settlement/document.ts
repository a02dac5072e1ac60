import type { Out } from '@contract'
import type { BoundSession, Work } from '../../http/context'
import { maySee } from '../../http/may-see'
import { fileNameOf, statementUrl } from './papers'
import { ownStatement } from './view'

/** A 5.3 settlement/pdf: the document of a statement of the new system, with money for users with the right to see bills. */
export async function document(
  work: Work,
  session: BoundSession,
  statementId: string,
): Promise<Out<'energy GET /settlement/pdf'>> {
  const statement = await ownStatement(work, session, statementId, ({ billVersion }) => billVersion === 'NEW')
  return { url: statementUrl(work, statement, maySee(session, 'BILL_VIEW')), fileName: fileNameOf(statement) }
}
