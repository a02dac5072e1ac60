import { page } from '@/blocks'
import { DocumentView } from '@/features/about'

export default page('/pages/about/legalStatement', ({ versionNo }) => (
  <DocumentView docType='LEGAL' versionNo={versionNo} history copyLink />
))
