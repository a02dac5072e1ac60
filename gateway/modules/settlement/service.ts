/* What the demo world may call: disputes of history wait at the same desk. */
export { askCompany, DISPUTE } from './disputes'
