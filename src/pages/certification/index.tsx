import { CertView } from '@/features/certification'
import { usePageParams } from '@/routes/page'

export default function CertificationPage() {
  const { bp, companyCode, certId, mode } = usePageParams('/pages/certification/index')
  return <CertView bp={bp} companyCode={companyCode} certId={certId} mode={mode} />
}
