import { page } from '@/blocks'
import { MessageListView } from '@/features/messages'

export default page('/subPages/my-message/list', MessageListView)
