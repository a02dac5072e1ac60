import { loadUser } from '@/auth'
import { forgetCustomer } from '@/shared/customer'
import { useTicket } from '@/shared/step-up'
import { go } from '@/routes/go'
import { alert } from '@/ui'

export const TRANSFER = 'default POST /crmgas/portal/user/transferMaster'

/** The phone is proved before the last question; null: cancelled. */
export function useTransferTicket() {
  const { take, drop } = useTicket()
  const ask = async (): Promise<{ securityTicket: string } | null> => {
    const securityTicket = await take({ scene: 'transfer' })
    return securityTicket === null ? null : { securityTicket }
  }
  return { ask, drop }
}

export const transferQuestion = (phoneMasked: string) => ({
  title: '提示',
  content: `确认将主账号转让给${phoneMasked}吗？转让后您将失去子账号管理、合同签署等权限`,
})

/** The master account is gone: shown, then the home page with the rights that are left (SA-06). */
export async function masterTransferred(): Promise<void> {
  await alert('主账号已转让', { title: '转让成功', confirmText: '我知道了', cancelText: null })
  forgetCustomer()
  await loadUser()
  await go('/pages/home/index/index', {}, { relaunch: true })
}
