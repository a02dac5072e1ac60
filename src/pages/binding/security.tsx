import { SecurityView } from '@/features/binding'
import { usePageParams } from '@/routes/page'

export default function SecurityPage() {
  const { scene, bp, companyCode, back } = usePageParams('/pages/binding/security')
  return <SecurityView scene={scene} bp={bp} companyCode={companyCode} back={back} />
}
