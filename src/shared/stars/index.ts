export { stars } from './stars'
