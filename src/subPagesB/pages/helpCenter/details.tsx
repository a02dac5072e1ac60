import { page } from '@/blocks'
import { HelpDetailsView } from '@/features/help'

export default page('/subPagesB/pages/helpCenter/details', HelpDetailsView)
