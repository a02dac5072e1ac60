import { page } from '@/blocks'
import { DocumentView } from '@/features/about'

export default page('/pages/about/userRegistrationAgreement', ({ versionNo }) => (
  <DocumentView docType='REGISTER' versionNo={versionNo} history />
))
