import type { In } from '@contract'
import { call } from '@/request'
import { go, goBack, returnTo } from '@/routes/go'
import { pageAnswer } from '@/shared/page-answer'

/*
 * The step-up before what cannot be undone: one page, /pages/binding/security, for every scene.
 *
 *   const ticket = await stepUp({ scene: 'transfer' })
 *   if (ticket === null) return            // the user went back
 *   await transfer.run({ …, securityTicket: ticket })
 */

type Proof = In<'default POST /crmgas/portal/security/verify'>

/** The customers' scenes; staff prove themselves on the desk's own page. */
export type StepUpScene = Exclude<Proof['scene'], 'staff'>

/** Proves the user's identity, by a code or the password; returns the ticket for the write that follows. */
export async function proveStepUp(proof: Proof & { scene: StepUpScene }): Promise<string> {
  const handles = ['2002', '2003', '2008', '2009', '2102'] as const
  return (await call('default POST /crmgas/portal/security/verify', proof, { handles })).securityTicket
}

export interface StepUpRequest {
  scene: StepUpScene
  /** bind: the customer number found before, and its filed phone, masked. */
  bp?: string
  companyCode?: string
  phoneMasked?: string
}

const asked = pageAnswer<StepUpRequest, string>()

/** Opens the step-up page; returns its ticket once the user is back here, null when the user cancels. */
export function stepUp(request: StepUpRequest): Promise<string | null> {
  const { scene, bp, companyCode } = request
  return asked.ask(request, () => go('/pages/binding/security', { scene, bp, companyCode }))
}

export const stepUpRequest = asked.request

/** The page has its ticket: one page back, and the asking page continues. After a reload no page waits: then to `back`. */
export async function finishStepUp(ticket: string, back: string | undefined): Promise<void> {
  if (!asked.give(ticket) && back !== undefined && (await returnTo(back))) return
  await goBack()
}

export const leaveStepUp = asked.leave
