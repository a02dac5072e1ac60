import { page } from '@/blocks'
import { PositionView } from '@/features/profile'

export default page('/subPages/ucenter/modifyposition', PositionView)
