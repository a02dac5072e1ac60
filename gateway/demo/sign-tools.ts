import type { In } from '@contract'
import type { BoundSession, Ctx } from '../http/context'
import { ownOr2902, Refusal } from '../http/refusal'
import { findTask } from '../modules/contract/repo/tasks'
import { signerOf, type SignerAnswer } from './stand-ins/signer'

const refusals = { WRONG_CODE: '2002', LOCKED: '2003', OVER: '2904' } as const satisfies Partial<
  Record<SignerAnswer, string>
>

/** What the signer does at the embedded provider of signatures. */
export async function actAtSigner(
  ctx: Ctx<BoundSession>,
  { taskId, result, smsCode = '' }: In<'default POST /crmgas/contract/sign/sandbox'>,
): Promise<null> {
  const signer = signerOf(ctx)
  const { flowId } = ownOr2902(await findTask(ctx.db, { bp: ctx.session.bp, taskId }))
  if (!signer || flowId === null) throw new Refusal('2904')
  const answer = await signer.act(flowId, result, smsCode).catch((error: unknown) => {
    ctx.log.warn({ err: error, taskId }, 'provider of signatures not reachable')
    throw new Refusal('2998')
  })
  if (answer !== 'DONE') throw new Refusal(refusals[answer])
  return null
}
