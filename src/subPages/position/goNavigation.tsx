import { page } from '@/blocks'
import { WayView } from '@/features/outlets'

export default page('/subPages/position/goNavigation', WayView)
