import { page } from '@/blocks'
import { HelpListView } from '@/features/help'

export default page('/subPagesB/pages/helpCenter/list', HelpListView)
