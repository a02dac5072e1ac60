import { DocumentView } from '@/features/about'
import { usePageParams } from '@/routes/page'

export default function UserAgreementPage() {
  const { doc, versionNo } = usePageParams('/subPages/lawWorks/userAgreement')
  return <DocumentView docType={doc === 'privacyPolicy' ? 'PRIVACY' : 'REGISTER'} versionNo={versionNo} history />
}
