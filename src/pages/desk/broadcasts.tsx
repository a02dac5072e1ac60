import { page } from '@/blocks'
import { DeskBroadcastsView } from '@/features/desk'

export default page('/pages/desk/broadcasts', DeskBroadcastsView)
