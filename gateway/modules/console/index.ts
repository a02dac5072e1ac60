import { consoleHandlers } from './handlers'
import { consoleData } from './own-data'

export const consoleArea = { name: 'console', handlers: consoleHandlers, ownData: consoleData }
