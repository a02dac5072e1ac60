import { page } from '@/blocks'
import { ReportReasonView } from '@/features/deviation'

export default page('/subPages/my-message/reasonReporting', ReportReasonView)
