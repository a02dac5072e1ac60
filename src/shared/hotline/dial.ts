import { callPhone } from '@/platform/phone'
import { confirm } from '@/ui'

/** Dials after a question (BT-02). */
export async function dial(phone: string): Promise<void> {
  if (await confirm({ content: `拨打 ${phone}？`, confirmText: '拨打' })) callPhone(phone)
}
