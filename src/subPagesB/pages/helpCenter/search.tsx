import { page } from '@/blocks'
import { HelpSearchView } from '@/features/help'

export default page('/subPagesB/pages/helpCenter/search', HelpSearchView)
