import type { Work } from '../../http/context'
import { paperUrl } from '../file/service'
import type { AccountKey } from '../metering/service'

/** Documents with all figures, without money, and without use. */
export const kinds = {
  hyqreport: { mayBill: true, mayEnergy: true },
  hyqreportuse: { mayBill: false, mayEnergy: true },
  hyqreportmoney: { mayBill: true, mayEnergy: false },
}
export type PaperKind = keyof typeof kinds

const kindFor = ({ mayBill, mayEnergy }: { mayBill: boolean; mayEnergy: boolean }): PaperKind =>
  !mayBill ? 'hyqreportuse' : mayEnergy ? 'hyqreport' : 'hyqreportmoney'

/** The signed address of a quarter's report, with what the caller may see. */
export const reportUrl = (
  work: Work,
  { bp, companyCode }: AccountKey,
  hyqId: string,
  rights: { mayBill: boolean; mayEnergy: boolean },
): string => paperUrl(work, kindFor(rights), [bp, companyCode, hyqId].join('_'))
