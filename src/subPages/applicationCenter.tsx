import { page } from '@/blocks'
import { CentreView } from '@/features/apps'

export default page('/subPages/applicationCenter', CentreView)
