export { isLargeAdjustment } from './adjustment'
export { explainPrices, tierName, type Segment } from './explain'
export { OldTable, type OldRow } from './OldTable'
export { SegmentTable } from './SegmentTable'
