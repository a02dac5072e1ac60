import { page } from '@/blocks'
import { CheckView } from '@/features/binding'

export default page('/pages/binding/check', CheckView)
