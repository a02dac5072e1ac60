export { AgeLine, AgeWords } from './AgeLine'
export { EstimateMark } from './EstimateMark'
export { holesNote, isPartial, type Granularity } from './holes'
