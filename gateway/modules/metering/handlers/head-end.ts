import { metering } from '@contract/metering'
import type { Ctx } from '../../../http/context'
import { implement } from '../../../http/handlers'
import { AuthStatus, Refusal } from '../../../http/refusal'
import type { HeadEnd } from '../../../ports/head-end/settings'
import { signerOf, type Purpose } from '../../../ports/head-end/signature'
import { takeFrames } from '../reading/frames'
import { answerCredit } from '../valve/credits'
import { answerCommand } from '../valve/valves'

/** The head-end that signed the request: no other system may speak for meters. */
function signer(ctx: Ctx, purpose: Purpose): HeadEnd {
  const headEnd = signerOf(ctx.config.headEnds, purpose, (name) => ctx.header(name), ctx.rawBody())
  if (!headEnd) throw new AuthStatus(401, 'signature')
  return headEnd
}

export const headEndHandlers = implement(metering, {
  'default POST /crmgas/headEnd/frames': (ctx, { frames }) => takeFrames(ctx, signer(ctx, 'frames'), frames),

  'default POST /crmgas/headEnd/valve': async (ctx, { commandId, result, reason = '' }) => {
    const { companies } = signer(ctx, 'valve')
    const answer = result === 'DONE' ? ({ state: 'DONE' } as const) : ({ state: 'REFUSED', reason } as const)
    const state = await answerCommand(ctx, commandId, companies, answer)
    if (state === null) throw new Refusal('2902')
    return { state }
  },

  'default POST /crmgas/headEnd/credit': async (ctx, { orderId, result, reason = '' }) => {
    const { companies } = signer(ctx, 'credit')
    const answer = result === 'DONE' ? ({ state: 'DONE' } as const) : ({ state: 'REFUSED', reason } as const)
    const state = await answerCredit(ctx, orderId, companies, answer)
    if (state === null) throw new Refusal('2902')
    return { state }
  },
})
