export { SquareView } from './main/SquareView'
export { RecordsView } from './records/RecordsView'
export { RecordView } from './record/RecordView'
