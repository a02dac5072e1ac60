import { SecurityView } from '@/features/profile'

export default function AccountSecurityPage() {
  return <SecurityView />
}
