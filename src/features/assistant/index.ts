export { ConversationsView } from './list/ConversationsView'
export { ChatView } from './chat/ChatView'
