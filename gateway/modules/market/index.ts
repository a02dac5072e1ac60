import { marketHandlers } from './handlers'
import { marketData } from './own-data'
import { flushProductViews } from './service'

export const marketArea = {
  name: 'market',
  handlers: marketHandlers,
  flush: flushProductViews,
  ownData: marketData,
}
