import { page } from '@/blocks'
import { RecordView } from '@/features/elective'

export default page('/subPagesB/pages/electiveSquare/record-detail', RecordView)
