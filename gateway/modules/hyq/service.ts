/* What other modules may call, and what they may hear of. */
export { hyqAnswered } from './events'
