import { page } from '@/blocks'
import { DeskHelpView } from '@/features/desk'

export default page('/pages/desk/help', DeskHelpView)
