export { NewsListView } from './list/NewsListView'
export { NoticesView } from './notices/NoticesView'
export { NoticeView } from './notice/NoticeView'
export { NewsView } from './article/NewsView'
