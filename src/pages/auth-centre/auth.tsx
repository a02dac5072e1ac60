import { AuthView } from '@/features/account'
import { usePageParams } from '@/routes/page'

export default function AuthPage() {
  const { reselect } = usePageParams('/pages/auth-centre/auth')
  return <AuthView reselect={reselect === '1'} />
}
