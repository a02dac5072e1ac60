import { page } from '@/blocks'
import { ChatView } from '@/features/assistant'

export default page('/subPagesB/pages/gpt', ChatView)
