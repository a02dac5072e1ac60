import { page } from '@/blocks'
import { DownloadView } from '@/features/download'

export default page('/pages/appDown/appDown', DownloadView)
