import { headEndHandlers } from './handlers/head-end'
import { meterHandlers } from './handlers/meters'
import { readingHandlers } from './handlers/readings'
import { usageHandlers } from './handlers/usage'

export const meteringHandlers = { ...headEndHandlers, ...meterHandlers, ...readingHandlers, ...usageHandlers }
