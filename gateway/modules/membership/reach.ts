import type { Work } from '../../http/context'
import { boundAmong, countBoundAmong, type BoundAudience } from './repo/reach'

/** Customers of an audience with users, after a number, in the order of the numbers. */
export const boundCustomers = (
  work: Work,
  { companyCodes, customerTypes }: BoundAudience,
  after: string,
  limit: number,
): Promise<{ bp: string; companyCode: string }[]> => boundAmong(work.db, { companyCodes, customerTypes }, after, limit)

/** How many customers of a company, of these types, have users. */
export const countBoundCustomers = (
  work: Work,
  companyCode: string,
  customerTypes: readonly string[],
): Promise<number> => countBoundAmong(work.db, { companyCodes: [companyCode], customerTypes })
