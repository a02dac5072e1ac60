import { monthHandlers } from './handlers/months'
import { priceHandlers } from './handlers/price'
import { remindHandlers } from './handlers/remind'

export const billingHandlers = { ...monthHandlers, ...priceHandlers, ...remindHandlers }
