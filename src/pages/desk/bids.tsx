import { page } from '@/blocks'
import { BidsView } from '@/features/desk'

export default page('/pages/desk/bids', BidsView)
