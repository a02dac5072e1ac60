import { page } from '@/blocks'
import { NativeView } from '@/features/shell'

export default page('/pages/dev/native', NativeView)
