import { ReportView } from '@/features/predict'
import { page } from '@/blocks'

export default page('/subPagesB/pages/predict-gas/report', ReportView)
