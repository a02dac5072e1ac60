import type { Area } from '../../areas'
import { onAccountPaid } from '../payment/service'
import { energyHandlers } from './handlers'
import { energyJobs } from './jobs'
import { seedEnergy } from './seed'
import { stopGasAfterPayment } from './stop-gas'

// AE-88: any payment of an account's bills may end its stop, in the paying transaction.
onAccountPaid(stopGasAfterPayment)

export const energyArea = {
  name: 'energy',
  handlers: energyHandlers as unknown as Area['handlers'],
  jobs: energyJobs,
  seed: seedEnergy,
}
