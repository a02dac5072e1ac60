import { page } from '@/blocks'
import { RecordsView } from '@/features/elective'

export default page('/subPagesB/pages/electiveSquare/record-list', RecordsView)
