import { page } from '@/blocks'
import { LeadsView } from '@/features/desk'

export default page('/pages/desk/leads', LeadsView)
