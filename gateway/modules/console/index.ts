import { consoleHandlers } from './handlers'

export const consoleArea = { name: 'console', handlers: consoleHandlers }
