import { page } from '@/blocks'
import { SecurityView } from '@/features/binding'

export default page('/pages/binding/security', SecurityView)
