import { page } from '@/blocks'
import { AlarmView } from '@/features/records'

export default page('/pages/record/burglar-alarm/detail', AlarmView)
