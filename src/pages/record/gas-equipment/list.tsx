import { page } from '@/blocks'
import { EquipmentListView } from '@/features/records'

export default page('/pages/record/gas-equipment/list', EquipmentListView)
