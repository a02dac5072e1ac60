import type { Out } from '@contract'
import { addressOf, go, goBack, returnTo } from '@/routes/go'
import { pageAnswer } from '@/shared/page-answer'

/* 确认客户信息 opened by the certification: the customer found is returned instead of being bound at once (C 6.5, step 5). */

type Found = Out<'default POST /crmgas/portal/user/queryCustomerInfo'>

const asked = pageAnswer<string, Found>()

/** Lets the user find a customer of this gas company by two facts (BD-02); null when the user cancels. */
export const findCustomer = (companyCode: string): Promise<Found | null> =>
  asked.ask(companyCode, () => go('/pages/confirm-cusInfo/confirm-cusInfo', { from: 'cert', companyCode }))

/** Found: back to the form. After a reload the form starts again, from its draft and this number. */
export async function finishFind(found: Found): Promise<void> {
  if (asked.give(found)) return goBack()
  const { bp, companyCode } = found
  await returnTo(addressOf('/pages/certification/index', { bp, companyCode }))
}

export const leaveFind = asked.leave
