import { page } from '@/blocks'
import { PortraitView } from '@/features/profile'

export default page('/subPages/ucenter/portrait', PortraitView)
