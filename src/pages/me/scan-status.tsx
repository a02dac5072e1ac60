import { ScanStatusView } from '@/features/account'
import { usePageParams } from '@/routes/page'

export default function ScanStatusPage() {
  const { scanId, raw } = usePageParams('/pages/me/scan-status')
  return <ScanStatusView text={scanId ?? raw ?? ''} />
}
