import { AboutUsView } from '@/features/about'

export default function AboutUsPage() {
  return <AboutUsView />
}
