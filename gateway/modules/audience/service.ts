import type { Session, Work } from '../../http/context'
import { customerOf } from '../membership/service'
import { openTo, visitor, type Viewer } from './rules/audience'

/* Audiences of everything that editors publish (articles, banners, products, activities). */

export { accessOf, type Audience, type Viewer } from './rules/audience'
export { blocksOfText, textOfBlocks, type Block } from './rules/body'
export { keywordProblem } from './rules/search'
export { createViewCounter } from './views'
export { flushCounter } from './flush'
export { forgetViews } from './repo'

/** The reader, with company and class of the customer with a passed review. */
export async function viewerOf(work: Work, session: Session | null): Promise<Viewer> {
  if (!session) return visitor
  const bp = session.isMaster || session.reviewStatus === '1' ? session.bp : null
  const customer = bp === null ? null : await customerOf(work, bp, session.companyCode)
  const { userId, companyCode } = session
  return { userId, bp, companyCode, customerType: customer?.customerClass ?? '', visibilities: openTo(userId, bp) }
}
