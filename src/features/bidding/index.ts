export { BidListView } from './list/BidListView'
export { ActivityView } from './detail/ActivityView'
export { BidResultView } from './result/BidResultView'
export { WinnersView } from './winners/WinnersView'
