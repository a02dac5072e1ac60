export { isLargeAdjustment } from './adjustment'
export { explainPrices, tierName, type Segment } from './explain'
export { OldTable, type OldRow } from './OldTable'
export { SegmentTable, TableRow } from './SegmentTable'
