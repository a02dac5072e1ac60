import { question } from '../../extensions'
import type { Work } from '../../http/context'

/** The gas order behind a payment, and whether a phone is to write it; null for a payment of something else. */
export type GasOfPayment = (
  work: Work,
  bp: string,
  orderId: string,
) => Promise<{ gasOrderId: string; toWrite: boolean; writtenAt: string | null } | null>

export const gasOfPayment = question<GasOfPayment>('gasOfPayment', () => Promise.resolve(null))
