export { HistoryView } from './history/HistoryView'
export { PhotoView } from './photo/PhotoView'
export { ResultView } from './result/ResultView'
