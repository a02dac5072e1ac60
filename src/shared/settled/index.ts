export { RegisterEnds, workVolume } from './RegisterEnds'
export { SettledChannel } from './SettledChannel'
export type { Line, Register, Segment } from './types'
