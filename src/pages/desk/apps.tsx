import { page } from '@/blocks'
import { DeskAppsView } from '@/features/desk'

export default page('/pages/desk/apps', DeskAppsView)
