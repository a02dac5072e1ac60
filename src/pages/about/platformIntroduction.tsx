import { DocumentView } from '@/features/about'
import { usePageParams } from '@/routes/page'
import { go } from '@/routes/go'
import { BottomBar } from '@/ui'

export default function PlatformIntroductionPage() {
  const { versionNo } = usePageParams('/pages/about/platformIntroduction')
  const start = <BottomBar primary={{ text: '立即使用', onTap: () => void go('/pages/home/index/index') }} />
  return <DocumentView docType='PLATFORM' versionNo={versionNo} footer={start} />
}
