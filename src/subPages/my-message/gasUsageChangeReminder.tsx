import { page } from '@/blocks'
import { ChangeView } from '@/features/deviation'

export default page('/subPages/my-message/gasUsageChangeReminder', ChangeView)
