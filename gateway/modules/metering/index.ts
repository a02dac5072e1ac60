import type { Area } from '../../areas'
import { meteringHandlers } from './handlers'
import { meteringWork } from './work'

export const meteringArea: Area = {
  name: 'metering',
  handlers: meteringHandlers as unknown as Area['handlers'],
  work: meteringWork,
}
