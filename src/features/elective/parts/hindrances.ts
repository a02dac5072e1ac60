import type { ApiError } from '@/request'
import { alert } from '@/ui'

/** What is in the way of a choice, by its text (K-02); any other refusal by its own. */
export async function showHindrances(error: ApiError): Promise<void> {
  const items = (error.data as { items?: readonly { message: string }[] } | null)?.items ?? []
  const content = error.is('42109') && items.length > 0 ? items.map(({ message }) => message).join('；') : error.message
  await alert(content, { title: error.is('42109') ? error.message : '提示', cancelText: null, confirmText: '知道了' })
}
