import type { In } from '@contract'
import type { Work } from '../http/context'
import { Refusal } from '../http/refusal'
import { ChannelDown } from '../ports/payment'
import { sandboxOf } from './stand-ins/sandbox'

/** What the payer does at the sandbox cashier; A2321 for a trade that is none, or while the channel is down. */
export async function actAtCashier(
  work: Work,
  { sandboxToken, result }: In<'default POST /crmgas/pay/sandbox/pay'>,
): Promise<null> {
  try {
    if (await sandboxOf(work)?.act(sandboxToken, result)) return null
  } catch (error) {
    if (!(error instanceof ChannelDown)) throw error
  }
  throw new Refusal('A2321')
}
