export { Ring } from './Ring'
export type { RingPart } from './ring-shapes'
