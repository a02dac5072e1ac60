import { page } from '@/blocks'
import { NoticeView } from '@/features/contract'

export default page('/pages/my-order/contract-reminder-notice', NoticeView)
