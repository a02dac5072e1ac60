import { page } from '@/blocks'
import { HazardView } from '@/features/inspection'

export default page('/subPages/inspection-report/inspection-process', HazardView)
