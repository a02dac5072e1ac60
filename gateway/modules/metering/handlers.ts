import { headEndHandlers } from './handlers/head-end'
import { meterHandlers } from './handlers/meters'
import { meterStateHandlers } from './handlers/meter-state'
import { readingHandlers } from './handlers/readings'
import { usageHandlers } from './handlers/usage'

export const meteringHandlers = {
  ...headEndHandlers,
  ...meterHandlers,
  ...meterStateHandlers,
  ...readingHandlers,
  ...usageHandlers,
}
