import { page } from '@/blocks'
import { EnergyInfoView } from '@/features/energy'

export default page('/pages/manager-energy/manager-energy-info/manager-energy-info', EnergyInfoView)
