import { certStatusOn } from '@domain/statuses/certification'
import type { Work } from '../../http/context'
import { ask } from '../../wiring'
import { certificates } from '../identity/service'
import { customerOf } from '../membership/service'
import type { Standing } from './rules/titles'
import type { AccountKey } from './types'

/** Whether a customer may get special invoices: general taxpayer, certified (IV-14). */
export async function standingOf(work: Work, { bp, companyCode }: AccountKey): Promise<Standing> {
  const customer = await customerOf(work, bp, companyCode)
  const uscc = customer?.uscc ?? null
  const cert = uscc === null ? undefined : await ask(work, certificates).ofEntity(work, companyCode, uscc)
  return {
    isTaxpayer: customer?.generalTaxpayer ?? false,
    isCertified: cert !== undefined && certStatusOn(cert, work.clock.today()) === '20',
    uscc,
  }
}
