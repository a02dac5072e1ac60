import type { Work } from '../../http/context'
import { certifiedStanding, customerOf } from '../membership/service'
import type { Standing } from './rules/titles'
import type { AccountKey } from './types'

/** Whether a customer may get special invoices: general taxpayer, certified (IV-14, CE-11). */
export async function standingOf(work: Work, { bp, companyCode }: AccountKey): Promise<Standing> {
  const customer = await customerOf(work, bp, companyCode)
  const uscc = customer?.uscc ?? null
  const certified = uscc === null ? null : await certifiedStanding(work, companyCode, uscc)
  return { isTaxpayer: customer?.generalTaxpayer ?? false, certified, uscc }
}
