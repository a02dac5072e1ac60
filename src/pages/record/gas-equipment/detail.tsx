import { page } from '@/blocks'
import { EquipmentView } from '@/features/records'

export default page('/pages/record/gas-equipment/detail', EquipmentView)
