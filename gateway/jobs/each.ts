import type { JobCtx } from '../http/context'
import { ChannelDown } from '../ports/payment'

/** One failing row must not stop the others: it is logged and tried again by the next run. Answers how many failed. */
export async function each<T>(
  ctx: Pick<JobCtx, 'log'>,
  rows: readonly T[],
  name: (row: T) => string,
  work: (row: T) => Promise<unknown>,
): Promise<number> {
  let failed = 0
  for (const row of rows) {
    try {
      await work(row)
    } catch (error) {
      failed++
      const down = error instanceof ChannelDown
      ctx.log[down ? 'warn' : 'error']({ err: error, row: name(row) }, down ? 'channel does not answer' : 'row failed')
    }
  }
  return failed
}

/** For a daily job, whose next run is a day away: with failed rows the whole run has failed and is tried again soon (CV-11). */
export function failIfAny(failed: number): void {
  if (failed > 0) throw new Error(`${failed} rows failed`)
}
