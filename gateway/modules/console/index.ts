import { contribute } from '../../extensions'
import { personalData } from '../../personal-data'
import { consoleHandlers } from './handlers'
import { consoleData } from './own-data'

export const consoleArea = {
  name: 'console',
  handlers: consoleHandlers,
  extensions: [contribute(personalData, consoleData)],
}
