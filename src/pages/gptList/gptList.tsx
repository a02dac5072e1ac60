import { page } from '@/blocks'
import { ConversationsView } from '@/features/assistant'

export default page('/pages/gptList/gptList', ConversationsView)
