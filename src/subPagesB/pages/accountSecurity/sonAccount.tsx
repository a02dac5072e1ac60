import { SonAccountView } from '@/features/binding'

export default function SonAccountPage() {
  return <SonAccountView />
}
