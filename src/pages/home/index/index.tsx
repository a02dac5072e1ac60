import { page } from '@/blocks'
import { HomeView } from '@/features/home'

export default page('/pages/home/index/index', HomeView)
