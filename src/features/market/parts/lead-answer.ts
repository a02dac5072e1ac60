import type { Out } from '@contract'
import { formatDeadline } from '@domain/date-format'
import type { ApiError } from '@/request'
import { go } from '@/routes/go'
import { confirm } from '@/ui'

const toLead = (leadNo: string) => go('/pages/hot/detail', { type: 'lead', leadNo })

/** Refusals of an enquiry that a dialog says; one with a number leads to the enquiry that is there already (E1005). */
export const LEAD_DIALOG = ['E1005', 'E1001'] as const

export async function showLeadRefusal(error: ApiError): Promise<void> {
  const { leadNo } = (error.data ?? {}) as { leadNo?: string }
  const text = { content: error.message, confirmText: leadNo === undefined ? '知道了' : '查看咨询单' }
  if ((await confirm(text)) && leadNo !== undefined) await toLead(leadNo)
}

/** Says the number of an enquiry and until when the customer is called; answers whether the enquiry was opened. */
export async function showLead(
  { leadNo, firstContactDueAt }: Out<'demand POST /lead/submit'>,
  today: string,
): Promise<boolean> {
  const content = `咨询单 ${leadNo}，顾问将在${formatDeadline(firstContactDueAt, today)}前联系您`
  const isSeen = await confirm({ title: '提交成功', content, confirmText: '查看咨询单', cancelText: '知道了' })
  if (isSeen) await toLead(leadNo)
  return isSeen
}
