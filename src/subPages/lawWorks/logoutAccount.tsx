import { LogoutAccountView } from '@/features/leaving'

export default function LogoutAccountPage() {
  return <LogoutAccountView />
}
