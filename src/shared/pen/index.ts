export { PenSheet } from './PenSheet'
export { usePen, type PenOfPage } from './use-pen'
