import { page } from '@/blocks'
import { AboutUsView } from '@/features/about'

export default page('/subPages/settings/about-us', AboutUsView)
