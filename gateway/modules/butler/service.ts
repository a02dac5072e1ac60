export { advisersOf, type Adviser } from './advisers'
