import { page } from '@/blocks'
import { InspectionListView } from '@/features/inspection'

export default page('/subPages/inspection-report/inspection-list', InspectionListView)
