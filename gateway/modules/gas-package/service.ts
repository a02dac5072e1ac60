/* What other modules may call of gas packages (B 6.9). */
import type { Work } from '../../http/context'
import { countActive } from './repo/orders'

export { findOrder as findPackageOrder } from './repo/orders'
export { lockedInMonth, penaltyInMonth } from './group-part'
export { isShortExempt, openCaseOfCycle, respondedVolume } from './exempt'
export { checkCustomer } from './sale/check'
export { cycleProgress, leftOfCycles } from './extract/progress'
export { childrenTaking, type ChildAt } from './repo/due'
export { soldExtractions, type SoldExtraction } from './extract/sold'
export { lastDefault, orderOrigins, tradeParts, type OrderOrigin, type SoldPart, type TradePart } from './origins'
export { checkBidder } from './sale/check'
export { spanOf, withinOrder } from './sale/offers'
export { orderOfWin } from './sale/won'

/** Packages of a customer that are not over: the gas account cannot be closed before. */
export const countRunning = (work: Pick<Work, 'db'>, { bp }: { bp: string }): Promise<number> =>
  countActive(work.db, bp)
