import { explainHandlers } from './handlers/explain'
import { monthHandlers } from './handlers/months'
import { priceHandlers } from './handlers/price'
import { stopStepHandlers } from './handlers/stop-steps'
import { supplyHandlers } from './handlers/supply'

export const billingHandlers = {
  ...explainHandlers,
  ...monthHandlers,
  ...priceHandlers,
  ...stopStepHandlers,
  ...supplyHandlers,
}
