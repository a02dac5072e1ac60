import { page } from '@/blocks'
import { NicknameView } from '@/features/profile'

export default page('/subPages/ucenter/nickname', NicknameView)
