export { LedgerCheck } from './LedgerCheck'
export { shortHash } from './short-hash'
