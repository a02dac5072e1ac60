import { page } from '@/blocks'
import { FlowMeterView } from '@/features/records'

export default page('/pages/record/gas-flow-meter/detail', FlowMeterView)
