import type { SubOrder } from '../types'

/** AE-49: slices are paid in order, one at a time: the first that is not paid. Null when there is none. */
export const nextSlice = <S extends Pick<SubOrder, 'seq' | 'state'>>(slices: readonly S[]): S | null =>
  [...slices].sort((a, b) => a.seq - b.seq).find((row) => row.state === 'WAIT_PAY' || row.state === 'PAYING') ?? null
