import { page } from '@/blocks'
import { StaffBalanceView } from '@/features/desk'

export default page('/pages/desk/balance', StaffBalanceView)
