import { LogoutKnowView } from '@/features/leaving'

export default function LogoutKnowPage() {
  return <LogoutKnowView />
}
