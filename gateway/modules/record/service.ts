/* What other modules may call. */
export { endingSources, type Ending } from './expiries'
