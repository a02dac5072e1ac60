import { page } from '@/blocks'
import { MyRecordView } from '@/features/records'

export default page('/pages/record/myRecord/myRecord', MyRecordView)
