import { page } from '@/blocks'
import { InspectionDetailView } from '@/features/inspection'

export default page('/subPages/inspection-report/inspection-detail', InspectionDetailView)
