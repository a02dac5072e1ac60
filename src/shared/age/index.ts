export { AgeLine } from './AgeLine'
