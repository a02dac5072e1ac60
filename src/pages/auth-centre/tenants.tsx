import { TenantsView } from '@/features/account'

export default function TenantsPage() {
  return <TenantsView />
}
