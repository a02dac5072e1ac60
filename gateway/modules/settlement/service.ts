/* What the demo world may call: disputes of history wait at the same desk. */
export { requestAnswer, DISPUTE } from './disputes'
