import { page } from '@/blocks'
import { CaseView } from '@/features/desk'

export default page('/pages/desk/case', CaseView)
