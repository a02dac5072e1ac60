import { page } from '@/blocks'
import { DeskActivitiesView } from '@/features/desk'

export default page('/pages/desk/activities', DeskActivitiesView)
