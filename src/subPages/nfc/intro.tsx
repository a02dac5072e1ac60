import { page } from '@/blocks'
import { NfcIntroView } from '@/features/gas-card'

export default page('/subPages/nfc/intro', NfcIntroView)
