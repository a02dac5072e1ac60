import { page } from '@/blocks'
import { OutletsView } from '@/features/outlets'

export default page('/subPages/position/position', OutletsView)
