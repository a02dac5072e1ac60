import { contribute } from '../../extensions'
import { personalData } from '../../personal-data'
import { marketHandlers } from './handlers'
import { marketData } from './own-data'
import { flushProductViews } from './service'

export const marketArea = {
  name: 'market',
  handlers: marketHandlers,
  flush: flushProductViews,
  extensions: [contribute(personalData, marketData)],
}
