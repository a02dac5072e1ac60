import { page } from '@/blocks'
import { OfficialView } from '@/features/download'

export default page('/official/appDown', OfficialView)
