import type { Api } from '@contract'
import type { BoundSession, Ctx } from '../../../http/context'
import { ownOr2902, Refusal } from '../../../http/refusal'
import { SwitchedOff } from '../../../ports/switched-off'
import { describe, openOwn } from '../../file/service'
import { findTransfer } from '../repo/transfers'
import { slipFacts } from '../rules/slip-facts'

type Read = Api['btwob POST /pay/tt/readSlip']

/**
 * Y-14: the values read from a slip, for the customer to confirm: nothing is saved or decided by it. Refuses 2902 for a
 * transfer of another account, 44852 for a file that is not the user's own slip; a reader that fails returns no values.
 */
export async function readSlip(ctx: Ctx<BoundSession>, { ttId, fileId }: Read['in']): Promise<Read['out']> {
  const { session } = ctx
  const transfer = ownOr2902(await findTransfer(ctx.db, session.bp, ttId), { companyCode: session.companyCode })
  const file = await openOwn(ctx, session.userId, fileId)
  const about = file && (await describe(ctx, fileId))
  if (!file || about?.bizType !== 'TT_PROOF') throw new Refusal('44852')
  const facts = slipFacts(await linesOf(ctx, file))
  const { amount, remitDate, payerName, remitCode } = facts
  return {
    recognised: amount !== null || remitDate !== null || payerName !== null || remitCode !== null,
    ...facts,
    differs: [
      ...(amount !== null && amount !== transfer.amount ? (['amount'] as const) : []),
      ...(payerName !== null && payerName !== transfer.payerName ? (['payerName'] as const) : []),
      ...(remitCode !== null && remitCode !== transfer.remitCode ? (['remitCode'] as const) : []),
    ],
  }
}

async function linesOf(ctx: Ctx<BoundSession>, file: { bytes: Buffer; mime: string }): Promise<string[]> {
  try {
    return await ctx.ports.slipReader.lines(file)
  } catch (error) {
    if (error instanceof SwitchedOff) throw error
    ctx.log.warn({ err: error }, 'slip not read')
    return []
  }
}
