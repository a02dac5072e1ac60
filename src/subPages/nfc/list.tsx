import { page } from '@/blocks'
import { CardsView } from '@/features/gas-card'

export default page('/subPages/nfc/list', CardsView)
