import { page } from '@/blocks'
import { DeskBroadcastView } from '@/features/desk'

export default page('/pages/desk/broadcast', DeskBroadcastView)
