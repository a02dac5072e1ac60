/* What other modules may call of gas packages (B 6.9). */
export { findOrder as findPackageOrder } from './repo/orders'
export type { Order as PackageOrder } from './types'
export { soldExtractions, type SoldExtraction } from './extract/sold'
