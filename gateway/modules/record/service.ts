/* What other modules may call. */
export { endingSources, type Ending, type EndingSource } from './expiries'
