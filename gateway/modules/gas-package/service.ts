/* What other modules may call of gas packages (B 6.9). */
import type { Work } from '../../http/context'
import { penaltyOf } from './repo/children'
import { lockedVolumeIn } from './repo/cycles'
import { countActive } from './repo/orders'

export { findOrder as findPackageOrder } from './repo/orders'
export { isShortExempt, openCaseOfCycle, respondedVolume } from './exempt'
export { checkCustomer } from './sale/check'
export { cycleProgress, leftOfCycles } from './extract/progress'
export { childrenTaking, type ChildAt } from './repo/due'
export { soldExtractions, type SoldExtraction } from './extract/sold'
export { lastDefault, orderOrigins, tradeParts, type OrderOrigin, type SoldPart, type TradePart } from './origins'
export { checkBidder } from './sale/check'
export { spanOf, withinOrder } from './sale/offers'
export { orderOfWin } from './sale/won'

/** What packages of a customer's meters have locked in a month, whole m³ (P-04). */
export const lockedInMonth = (
  work: Pick<Work, 'db'>,
  { bp }: { bp: string },
  of: { month: string; meterIds: readonly string[] },
): Promise<string> => lockedVolumeIn(work.db, { bp, ...of })

/** m³ of a month that packages of a customer's meters were short of and have charged for (D-07). */
export const penaltyInMonth = (
  work: Pick<Work, 'db'>,
  { bp }: { bp: string },
  of: { month: string; meterIds: readonly string[] },
): Promise<string> => penaltyOf(work.db, { bp, ...of })

/** Packages of a customer that are not over: the gas account cannot be closed before. */
export const countRunning = (work: Pick<Work, 'db'>, { bp }: { bp: string }): Promise<number> =>
  countActive(work.db, bp)
