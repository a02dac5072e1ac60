import { page } from '@/blocks'
import { DeskAssistantView } from '@/features/desk'

export default page('/pages/desk/assistant', DeskAssistantView)
