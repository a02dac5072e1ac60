import { CloseGuideView } from '@/features/leaving'

export default function GuideToAccountCancellationPage() {
  return <CloseGuideView />
}
