/* Draws that every customer can compute again, for bids and lotteries: their ledger and the value of a day. */
export { beaconOf } from './beacon'
export { ledgerPage } from './ledger'
export { addRows, headOf, rowsAt, seedRow } from './repo'
