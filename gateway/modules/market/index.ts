import { marketHandlers } from './handlers'
import { flushProductViews } from './service'

export const marketArea = { name: 'market', handlers: marketHandlers, flush: flushProductViews }
