import type { Area } from '../../areas'
import { energyHandlers } from './handlers'
import { stopGasAfterPayment } from './stop-gas'
import { energyWork } from './work'

export const energyArea = {
  name: 'energy',
  handlers: energyHandlers as unknown as Area['handlers'],
  work: energyWork,
  // AE-88: any payment of an account's bills may end its stop, in the paying transaction.
  on: { 'account.paid': stopGasAfterPayment },
}
