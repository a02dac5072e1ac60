import { page } from '@/blocks'
import { QualificationsView } from '@/features/certification'

export default page('/pages/qualifications/certification', QualificationsView)
