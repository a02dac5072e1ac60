import { qualificationKinds } from '@domain/statuses/certification'
import type { Work } from '../../http/context'
import { qualifications } from './qualification-case'
import * as repo from './repo'
import { PAPERS_ROUTE } from './rules/ending'

export { certPassed, type CertPassed } from './events'

/** Whether the user has a certification under review (CX-02 (4)). */
export const hasReviewing = (work: Work, userId: string): Promise<boolean> => repo.hasReviewing(work.db, userId)

/** Papers of a customer that hold and have an end. */
export async function endingPapers(work: Work, of: { bp: string }) {
  const { list } = await qualifications.list(work, of, { tab: 'all', pageSize: MOST })
  return list.flatMap(({ qualId, kind, status, validTo }) =>
    status === '20' && validTo !== null
      ? [{ id: qualId, name: qualificationKinds[kind].name, validTo, route: PAPERS_ROUTE }]
      : [],
  )
}

/** More papers than a customer has. */
const MOST = 200
