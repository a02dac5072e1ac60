import { CentreLoginView } from '@/features/account'
import { usePageParams } from '@/routes/page'

export default function CentreLoginPage() {
  const { logout, error } = usePageParams('/pages/auth-centre/login')
  return <CentreLoginView loggedOut={logout === '1'} error={error} />
}
