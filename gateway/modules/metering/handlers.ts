import { headEndHandlers } from './handlers/head-end'
import { meterHandlers } from './handlers/meters'
import { usageHandlers } from './handlers/usage'

export const meteringHandlers = { ...headEndHandlers, ...meterHandlers, ...usageHandlers }
