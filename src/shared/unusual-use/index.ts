export { UnusualUse, useUnusual } from './UnusualUse'
