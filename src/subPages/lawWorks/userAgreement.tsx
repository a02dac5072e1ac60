import { page } from '@/blocks'
import { DocumentView } from '@/features/about'

export default page('/subPages/lawWorks/userAgreement', ({ doc, versionNo }) => (
  <DocumentView docType={doc === 'privacyPolicy' ? 'PRIVACY' : 'REGISTER'} versionNo={versionNo} history />
))
