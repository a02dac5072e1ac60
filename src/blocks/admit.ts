import { decidePage, type Decision, type Door } from '@/routes/access'
import { goTo } from '@/routes/go'
import { accessUser } from '@/auth/access-user'
import { useUser } from '@/stores'

/* What happens when a page may not be opened: one prompt at a time, then the way out (GD-01, BD-20), each in a file of its own. */

let asking: { kind: Decision['kind']; over: Promise<boolean> } | undefined

/** May the user open this page now? A refusal has been explained when this answers false. */
export function admit(door: Door, address: string): Promise<boolean> {
  const { decision } = decidePage(door, accessUser())
  if (decision.kind === 'allow' || decision.kind === 'wait') return Promise.resolve(true)
  return explain(decision, address).then(() => false)
}

/**
 * Shows the reason, once for any number of requests; returns whether the user was led elsewhere. A reason that changed meanwhile is
 * shown after the present one.
 */
export function explain(decision: Decision, address: string): Promise<boolean> {
  const former = asking
  if (former?.kind === decision.kind) return former.over
  const over = (former?.over ?? Promise.resolve(false))
    .then((isLed) => isLed || import('./react').then(({ react }) => react(decision, address)))
    .finally(() => {
      if (asking?.over === over) asking = undefined
    })
  asking = { kind: decision.kind, over }
  return over
}

/**
 * Explanations shown since the app was opened: a prompt by its words, the page that asks for a customer number as `confirm-customer`.
 */
export const explained = new Set<string>()

/**
 * On a page with a reduced view, the user is shown the reason once per opening of the app; a user that still has to name a customer
 * number is led there once, with the page below.
 */
export function explainOnce(reason: Decision, address: string): void {
  // Such a page asks a visitor for the login by itself; staff of the gas company need no customer number.
  if (reason.kind === 'login' || isOfStaff(reason)) return
  const key = 'prompt' in reason ? reason.prompt.content : reason.kind
  if (explained.has(key)) return
  explained.add(key)
  if (reason.kind === 'confirm-customer') void goTo(reason.page)
  else void explain(reason, address)
}

const isOfStaff = ({ kind }: Decision): boolean =>
  kind === 'confirm-customer' && useUser.getState().loginUserInfo?.isStaff === '1'

/** For tests: as after a new opening. */
export const forgetExplained = (): void => explained.clear()
