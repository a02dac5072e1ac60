import { question } from '../../extensions'
import type { Work } from '../../http/context'

/** What is owed today by customer number, yuan, and what of it is past its due date; one without a gas account is left out. */
export type Owed = (
  work: Work,
  bps: readonly string[],
) => Promise<ReadonlyMap<string, { owed: { totalDue: string }; overdue: { totalDue: string } }>>

/** Without the area of bills no amount is known. */
export const owedToday = question<Owed>('owedToday', () => Promise.resolve(new Map()))
