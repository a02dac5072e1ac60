import { page } from '@/blocks'
import { HotlineView } from '@/features/binding'

export default page('/pages/confirm-cusInfo/provider-hotline', HotlineView)
