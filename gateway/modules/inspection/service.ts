/* What other modules may call. */
export { hazardClosed } from './events'
