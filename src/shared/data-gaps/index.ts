export { DataGaps } from './DataGaps'
