import { page } from '@/blocks'
import { MonthDetailView } from '@/features/energy'

export default page('/pages/manager-energy/manager-energy-info/monthly-bill-detail', MonthDetailView)
