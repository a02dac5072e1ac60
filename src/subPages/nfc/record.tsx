import { page } from '@/blocks'
import { CardRecordsView } from '@/features/gas-card'

export default page('/subPages/nfc/record', CardRecordsView)
