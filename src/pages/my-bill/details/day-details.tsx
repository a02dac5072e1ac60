import { page } from '@/blocks'
import { DayDetailsView } from '@/features/usage'

export default page('/pages/my-bill/details/day-details', DayDetailsView)
