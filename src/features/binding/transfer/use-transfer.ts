import { loadUser } from '@/auth'
import { forgetCustomer } from '@/shared/customer'
import { stepUp } from '@/shared/step-up'
import { asApiError, useWrite } from '@/request'
import { go } from '@/routes/go'
import { alert, toast } from '@/ui'

export interface HandingOver {
  bp: string
  to: { toBindingId?: string; toPhone?: string }
  quit: boolean
  phoneMasked: string
  /** The last question, after the phone has been proved. */
  ask: (phoneMasked: string) => Promise<boolean>
}

const HANDLED = ['2040', '2101', '2113', '2207', '2208', '2306'] as const

/** Step-up, question, transfer, home (SA-06). Answers the text of a refusal that the page shows, or null. */
export function useTransfer(): (given: HandingOver) => Promise<string | null> {
  const transfer = useWrite('default POST /crmgas/portal/user/transferMaster', { once: true, handles: HANDLED })
  return async ({ bp, to, quit, phoneMasked, ask }) => {
    const securityTicket = await stepUp({ scene: 'transfer' })
    if (securityTicket === null || !(await ask(phoneMasked))) return null
    try {
      await transfer.run({ securityTicket, bp, ...to, quit: quit ? '1' : '0' })
    } catch (failure) {
      const error = asApiError(failure)
      if (error.is('2040')) toast(error.message)
      return error.is('2101', '2113', '2207', '2208', '2306') ? error.message : null
    }
    await alert('主账号已转让', { title: '转让成功', confirmText: '我知道了', cancelText: null })
    forgetCustomer()
    await loadUser()
    await go('/pages/home/index/index', {}, { relaunch: true })
    return null
  }
}
