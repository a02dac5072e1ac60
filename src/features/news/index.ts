export { NewsListView } from './list/NewsListView'
export { NewsView } from './article/NewsView'
