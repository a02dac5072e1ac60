import { page } from '@/blocks'
import { MetersView } from '@/features/meters'

export default page('/pages/home/meter-list/meter-list', MetersView)
