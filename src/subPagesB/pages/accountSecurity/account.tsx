import { AccountView } from '@/features/profile'
import { usePageParams } from '@/routes/page'

export default function AccountPage() {
  const { mode } = usePageParams('/subPagesB/pages/accountSecurity/account')
  return <AccountView mode={mode ?? 'info'} />
}
