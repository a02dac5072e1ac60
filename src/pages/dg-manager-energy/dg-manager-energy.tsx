import { page } from '@/blocks'
import { PlanView } from '@/features/energy'

export default page('/pages/dg-manager-energy/dg-manager-energy', PlanView)
