import { HotlineView } from '@/features/binding'

export default function ProviderHotlinePage() {
  return <HotlineView />
}
