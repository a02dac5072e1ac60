import { DownloadView } from '@/features/download'
import { usePageParams } from '@/routes/page'

export default function AppDownPage() {
  const { from, code, redirect } = usePageParams('/pages/appDown/appDown')
  return <DownloadView from={from} code={code} redirect={redirect} />
}
