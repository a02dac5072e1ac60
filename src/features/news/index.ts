export { NewsListView } from './NewsListView'
export { NewsView } from './NewsView'
