import { Type } from '@sinclair/typebox'
import type { Work } from '../../http/context'
import { kind } from '../../work/kinds'
import { enqueue } from '../../work/queue'
import type { AccountKey } from '../gas-account/service'
import { offsetBills } from './offset'

/** AE-33: the balance of a customer pays what is open. */
export const offsetKind = kind({
  name: 'billing.offset',
  data: Type.Object({ bp: Type.String(), companyCode: Type.String() }),
  run: { handle: async (work, key) => void (await offsetBills(work, key)) },
})

/**
 * Not in the transaction that gives the money back: other money of it may be on the balance only on its way to what it was paid for
 * (AE-77).
 */
export const offsetSoon = (work: Work, { bp, companyCode }: AccountKey): Promise<void> =>
  enqueue(work, offsetKind, bp, { bp, companyCode })
