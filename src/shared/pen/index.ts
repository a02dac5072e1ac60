export { PenSheet } from './PenSheet'
export { usePen } from './use-pen'
