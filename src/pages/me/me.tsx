import { MeView } from '@/features/account'

export default function MePage() {
  return <MeView />
}
