export { firstViews } from './repo'
