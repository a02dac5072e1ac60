import { page } from '@/blocks'
import { SubmitResultView } from '@/features/certification'

export default page('/pages/certification/submit-result', SubmitResultView)
