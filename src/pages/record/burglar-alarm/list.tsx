import { page } from '@/blocks'
import { AlarmListView } from '@/features/records'

export default page('/pages/record/burglar-alarm/list', AlarmListView)
