/* Draws that every customer can compute again, for bids and lotteries: their ledger and the value of a day. */
export { beaconOf } from './beacon'
export { addRows, headOf, ledgerOf, rowsAt } from './repo'
