export { LedgerCheck } from './LedgerCheck'
export { shortHash } from './short-hash'
export { wholeLedger } from './whole-ledger'
