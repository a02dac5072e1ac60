import { page } from '@/blocks'
import { SingleMonthView } from '@/features/energy'

export default page('/pages/manager-energy/manager-energy-info/monthly-bill-detail-single', SingleMonthView)
