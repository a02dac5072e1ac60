import { DocumentView } from '@/features/about'
import { usePageParams } from '@/routes/page'

export default function LegalStatementPage() {
  const { versionNo } = usePageParams('/pages/about/legalStatement')
  return <DocumentView docType='LEGAL' versionNo={versionNo} history copyLink />
}
