import { page } from '@/blocks'
import { MonthListView } from '@/features/energy'

export default page('/pages/manager-energy/manager-energy-info/monthly-bill', MonthListView)
