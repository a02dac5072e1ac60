import { DocumentView } from '@/features/about'
import { usePageParams } from '@/routes/page'

export default function UserRegistrationAgreementPage() {
  const { versionNo } = usePageParams('/pages/about/userRegistrationAgreement')
  return <DocumentView docType='REGISTER' versionNo={versionNo} history />
}
