import { page } from '@/blocks'
import { CardWriteView } from '@/features/gas-card'

export default page('/subPages/nfc/write', CardWriteView)
