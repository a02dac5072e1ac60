import { page } from '@/blocks'
import { ScanStatusView } from '@/features/login'

export default page('/pages/me/scan-status', ({ scanId, raw }) => <ScanStatusView text={scanId ?? raw ?? ''} />)
