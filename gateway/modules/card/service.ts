/* What other modules may call of gas for card meters (CV-7). */
export { unwritten } from './life'
export { soldGas, type SoldGas } from './sold'
