import { PositionView } from '@/features/profile'

export default function PositionPage() {
  return <PositionView />
}
