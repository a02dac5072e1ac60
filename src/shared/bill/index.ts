export { BilledVolume, PackagePart } from './BilledVolume'
export { billDue, billLook, billParts, billTitle, isOpen, metersText, type BillLine } from './bill-text'
