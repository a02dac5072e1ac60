import { page } from '@/blocks'
import { AboutView } from '@/features/about'

export default page('/pages/about/about', AboutView)
