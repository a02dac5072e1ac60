export { keyOf, type AccountKey } from './key'
export type { Account } from './repo/accounts'
