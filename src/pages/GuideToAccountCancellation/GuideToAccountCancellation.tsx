import { page } from '@/blocks'
import { CloseGuideView } from '@/features/leaving'

export default page('/pages/GuideToAccountCancellation/GuideToAccountCancellation', CloseGuideView)
