import type { In, Out } from '@contract'
import type { BoundSession, Ctx } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { SwitchedOff } from '../../ports/switched-off'
import { describe, openOwn } from '../file/service'
import { plateFacts } from './rules/plate'

type Read = 'btwob POST /record/equipment/readPlate'

/**
 * The values on the plate of a device, for the user to confirm one by one: nothing is saved by it. Refuses 44852 for a file that is no
 * photo of a device of the user's own; a reader that fails returns no values.
 */
export async function readPlate(ctx: Ctx<BoundSession>, { fileId }: In<Read>): Promise<Out<Read>> {
  const file = await openOwn(ctx, ctx.session.userId, fileId)
  const about = file && (await describe(ctx, fileId))
  if (!file || about?.bizType !== 'EQUIPMENT') throw new Refusal('44852')
  return plateFacts(await linesOf(ctx, file))
}

async function linesOf(ctx: Ctx<BoundSession>, file: { bytes: Buffer; mime: string }): Promise<string[]> {
  try {
    return await ctx.ports.slipReader.lines(file)
  } catch (error) {
    if (error instanceof SwitchedOff) throw error
    ctx.log.warn({ err: error }, 'plate not read')
    return []
  }
}
