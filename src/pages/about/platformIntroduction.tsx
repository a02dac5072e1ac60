import { page } from '@/blocks'
import { DocumentView } from '@/features/about'
import { go } from '@/routes/go'
import { BottomBar } from '@/ui'

const START = { text: '立即使用', onTap: () => go('/pages/home/index/index') }

export default page('/pages/about/platformIntroduction', ({ versionNo }) => (
  <DocumentView docType='PLATFORM' versionNo={versionNo} footer={<BottomBar primary={START} />} />
))
