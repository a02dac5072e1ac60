import type { In } from '@contract'
import { go, goBack, returnTo } from '@/routes/go'

/*
 * The step-up before what cannot be undone: one page, /pages/binding/security, for every scene.
 *
 *   const ticket = await stepUp({ scene: 'transfer' })
 *   if (ticket === null) return            // the user went back
 *   await transfer.run({ …, securityTicket: ticket })
 */

export type StepUpScene = In<'default POST /crmgas/portal/security/verify'>['scene']

export interface StepUpRequest {
  scene: StepUpScene
  /** bind: the customer number found before, and its filed phone, masked. */
  bp?: string
  companyCode?: string
  phoneMasked?: string
}

interface Waiting {
  request: StepUpRequest
  ticket: string | null
  settle: (ticket: string | null) => void
}

let waiting: Waiting | undefined

/** Opens the step-up page; answers its ticket once the user is back here, null when he gave up. */
export function stepUp(request: StepUpRequest): Promise<string | null> {
  leaveStepUp()
  const { scene, bp, companyCode } = request
  return new Promise((settle) => {
    waiting = { request, settle, ticket: null }
    void go('/pages/binding/security', { scene, bp, companyCode })
  })
}

/** What the page was opened for; undefined when it was opened from outside or loaded anew. */
export const stepUpRequest = (): StepUpRequest | undefined => waiting?.request

/** The page has its ticket: one page back, and who asked goes on. Nobody waits after a reload: then to `back`. */
export async function finishStepUp(ticket: string, back: string | undefined): Promise<void> {
  if (waiting !== undefined) waiting.ticket = ticket
  else if (back !== undefined && (await returnTo(back))) return
  await goBack()
}

/** The page is gone: a moment later, when the page that asked is on top for its dialogs, it goes on. */
export function leaveStepUp(): void {
  const left = waiting
  waiting = undefined
  if (left) setTimeout(() => left.settle(left.ticket))
}
