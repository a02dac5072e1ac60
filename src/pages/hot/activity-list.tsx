import { page } from '@/blocks'
import { ActivitiesView } from '@/features/market'

export default page('/pages/hot/activity-list', ActivitiesView)
