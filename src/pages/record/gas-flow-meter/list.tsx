import { page } from '@/blocks'
import { FlowMeterListView } from '@/features/records'

export default page('/pages/record/gas-flow-meter/list', FlowMeterListView)
