import { DocumentView, WithdrawConsent } from '@/features/about'
import { usePageParams } from '@/routes/page'

export default function PrivacyPolicyPage() {
  const { versionNo } = usePageParams('/pages/about/privacyPolicy')
  return <DocumentView docType='PRIVACY' versionNo={versionNo} anchors history after={<WithdrawConsent />} />
}
