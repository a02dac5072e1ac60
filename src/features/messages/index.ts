export { MessageListView } from './list/MessageListView'
