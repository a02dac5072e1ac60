import { question } from '../../extensions'
import type { Work } from '../../http/context'

/** Numbers of meters, for notices about supply that name those concerned (E 2.2). */
export interface MeterNumbers {
  /** Those of a customer. */
  own(work: Work, of: { bp: string; companyCode: string }): Promise<readonly string[]>
  /** Those of these that a company has. */
  known(work: Work, companyCode: string, meterNos: readonly string[]): Promise<readonly string[]>
}

export const meterNumbers = question<MeterNumbers>('meterNumbers', {
  own: () => Promise.resolve([]),
  known: () => Promise.resolve([]),
})
