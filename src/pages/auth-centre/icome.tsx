import { IcomeView } from '@/features/account'
import { usePageParams } from '@/routes/page'

export default function IcomePage() {
  const { code } = usePageParams('/pages/auth-centre/icome')
  return <IcomeView code={code} />
}
