import type { Out } from '@contract'
import { halfWidth } from '@domain/text'
import type { Work } from '../../http/context'

/** Call 130: the register of companies, at most ten; none where the register cannot be reached. */
export async function searchCompany(
  work: Work,
  keyword: string,
): Promise<Out<'default GET /crmgas/invoice/searchCompany'>> {
  try {
    const found = await work.ports.companyRegistry.search(halfWidth(keyword).trim())
    return found.slice(0, 10)
  } catch (error) {
    work.log.warn({ err: error }, 'the register of companies does not answer')
    return []
  }
}
