import { page } from '@/blocks'
import { ButlerView } from '@/features/butler'

export default page('/subPages/butler', ButlerView)
