import { page } from '@/blocks'
import { ReasonResultView } from '@/features/deviation'

export default page('/subPages/my-message/gasReasonSubmitResult', ReasonResultView)
