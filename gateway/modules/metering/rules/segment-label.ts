/** Word for a price band: gas at a price of its own is 自选 (AE-17a), the others count from 1. */
export const segmentLabel = (tierNo: number): string => (tierNo === 0 ? '自选' : `阶梯${tierNo}`)
