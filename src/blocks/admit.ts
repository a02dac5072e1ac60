import { confirm } from '@/ui'
import { callPhone } from '@/platform/phone'
import { decide, type Decision } from '@/routes/access'
import type { RouteAccess } from '@/routes/define'
import { goTo } from '@/routes/go'
import { away } from '@/auth/lazy'
import { accessUser } from '@/auth/access-user'

/* What happens when a page may not be opened: one prompt at a time, then the way out (GD-01, BD-20). */

let asking: { kind: Decision['kind']; over: Promise<boolean> } | undefined

/** May the user open a page of this access now? A refusal has been explained when this answers false. */
export function admit(access: RouteAccess, address: string): Promise<boolean> {
  const decision = decide(access, accessUser())
  if (decision.kind === 'allow' || decision.kind === 'wait') return Promise.resolve(true)
  return explain(decision, address).then(() => false)
}

/**
 * Shows why, once however often it is asked for; answers whether the user was led elsewhere. What has changed meanwhile is told
 * after what is being told.
 */
export function explain(decision: Decision, address: string): Promise<boolean> {
  const former = asking
  if (former?.kind === decision.kind) return former.over
  const over = (former?.over ?? Promise.resolve(false))
    .then((isLed) => isLed || react(decision, address))
    .finally(() => {
      if (asking?.over === over) asking = undefined
    })
  asking = { kind: decision.kind, over }
  return over
}

async function react(decision: Decision, address: string): Promise<boolean> {
  switch (decision.kind) {
    case 'allow':
    case 'wait':
      return false
    case 'login':
      if (!(await ask(decision.prompt))) return false
      await (await away()).openLogin({ redirect: address })
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

const ask = ({
  title,
  content,
  confirmText,
  cancelText,
}: {
  title: string
  content: string
  confirmText: string
  cancelText?: string
}) => confirm({ title, content, confirmText, cancelText: cancelText ?? null })
