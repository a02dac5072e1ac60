export { AgeLine, AgeWords } from './AgeLine'
export { EstimateMark } from './EstimateMark'
export { holesNote, isPartial, partialNote, type Granularity } from './holes'
