import { buyerNameOf, taxNumberOf } from '@domain/tax-number'
import { useWrite, type ApiError } from '@/request'
import { goBack } from '@/routes/go'
import { stepUp } from '@/shared/step-up'
import { alert, toast } from '@/ui'
import { savedTitle, type TitleValues, type TitleWhole } from '../title-form'

/** IT-05: name or number of a title for special invoices are not changed without another proof of who does it. */
export const needsProof = (before: TitleWhole | undefined, values: TitleValues): boolean =>
  before?.specialAllowed === '1' &&
  (before.buyerName !== buyerNameOf(values.buyerName) || before.taxNo !== taxNumberOf(values.taxNo))

/** Saves a title; who comes too late sees what stands there by now (IT-06). */
export function useSaveTitle(before: TitleWhole | undefined, onStale: (() => Promise<void>) | undefined) {
  const { run } = useWrite('default POST /crmgas/invoice/saveTitle', {
    once: true,
    handles: ['2040', '2302', '2604', '2610', '2630', '2631', '2632', '2633', '2634', '2643', '2901', '2902', '44852'],
  })
  const save = async (values: TitleValues): Promise<void> => {
    const input = savedTitle(values, before)
    const securityTicket = needsProof(before, values) ? await stepUp({ scene: 'title' }) : undefined
    // He went back without proving it: everything stays as typed.
    if (securityTicket === null) return
    const title = await run({ ...input, ...(securityTicket !== undefined && { securityTicket }) })
    toast(title.reviewStatus === 'T1' ? '保存成功' : '已提交审核', { icon: 'success' })
    await goBack()
  }
  const stale = async (refused: ApiError): Promise<boolean> => {
    if (!refused.is('2634', '2902')) return false
    await alert(refused.message, { title: '提示', cancelText: null })
    await onStale?.()
    return true
  }
  return { save, stale }
}
