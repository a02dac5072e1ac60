import { page } from '@/blocks'
import { MonthPreviewView } from '@/features/energy'

export default page('/pages/manager-energy/manager-energy-info/monthly-bill-preview', MonthPreviewView)
