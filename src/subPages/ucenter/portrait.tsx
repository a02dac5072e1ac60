import { PortraitView } from '@/features/profile'

export default function PortraitPage() {
  return <PortraitView />
}
