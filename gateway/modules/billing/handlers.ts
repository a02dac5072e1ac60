import { monthHandlers } from './handlers/months'
import { priceHandlers } from './handlers/price'

export const billingHandlers = { ...monthHandlers, ...priceHandlers }
