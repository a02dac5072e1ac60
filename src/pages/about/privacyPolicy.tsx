import { page } from '@/blocks'
import { DocumentView, WithdrawConsent } from '@/features/about'

export default page('/pages/about/privacyPolicy', ({ versionNo }) => (
  <DocumentView docType='PRIVACY' versionNo={versionNo} anchors history after={<WithdrawConsent />} />
))
