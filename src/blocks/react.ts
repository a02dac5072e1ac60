import { confirm } from '@/ui'
import { callPhone } from '@/platform/phone'
import type { Decision, Prompt } from '@/routes/access'
import { goTo } from '@/routes/go'
import { toLogin } from './to-login'

/** Shows why a page may not be opened; returns whether the user was led elsewhere. */
export async function react(decision: Decision, address: string): Promise<boolean> {
  switch (decision.kind) {
    case 'allow':
    case 'wait':
      return false
    case 'login':
      if (!(await ask(decision.prompt))) return false
      await toLogin(address)
      return true
    case 'confirm-customer':
      return goTo(decision.page, { replace: true })
    case 'review':
      return review(decision)
    case 'no-model':
    case 'wrong-tenant':
      await ask(decision.prompt)
      return false
  }
}

async function review({ prompt, then, phone }: Extract<Decision, { kind: 'review' }>): Promise<boolean> {
  if (!(await ask(prompt))) return false
  if (then === 'call-master') callPhone(phone)
  if (then === 'apply-again') return goTo('/pages/confirm-cusInfo/customer-info', { replace: true })
  return false
}

const ask = (prompt: Prompt) => confirm({ cancelText: null, ...prompt })
