import { page } from '@/blocks'
import { MeterListView } from '@/features/meters'

export default page('/pages/home/meter-list/meter-list', MeterListView)
