import type { JobCtx } from '../../../http/context'
import { untilSilent, type PaymentChannels } from '../../../ports/payment'

/** ms of the product's clock for which a channel that could not be reached is left in peace. */
const PEACE = 5000

const guarded = new WeakMap<PaymentChannels, PaymentChannels>()

/**
 * The same work, where a channel that cannot be reached costs its time-out once, not once for each payment that waits for it: for some
 * seconds all other questions fail at once and come again at their own times.
 */
export function patient(ctx: JobCtx): JobCtx {
  const { payment } = ctx.ports
  const known = guarded.get(payment) ?? untilSilent(payment, PEACE, () => ctx.clock.now())
  guarded.set(payment, known)
  return { ...ctx, ports: { ...ctx.ports, payment: known } }
}
