export { advisersOf } from './advisers'
