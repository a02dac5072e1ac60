import { explainHandlers } from './handlers/explain'
import { monthHandlers } from './handlers/months'
import { priceHandlers } from './handlers/price'

export const billingHandlers = { ...explainHandlers, ...monthHandlers, ...priceHandlers }
