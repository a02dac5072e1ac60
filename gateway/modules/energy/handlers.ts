import { homeHandlers } from './handlers/home'
import { meterHandlers } from './handlers/meters'
import { priceHandlers } from './handlers/price'
import { usageHandlers } from './handlers/usage'

export const energyHandlers = { ...homeHandlers, ...meterHandlers, ...usageHandlers, ...priceHandlers }
