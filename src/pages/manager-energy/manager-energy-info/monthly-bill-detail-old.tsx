import { page } from '@/blocks'
import { OldMonthView } from '@/features/energy'

export default page('/pages/manager-energy/manager-energy-info/monthly-bill-detail-old', OldMonthView)
