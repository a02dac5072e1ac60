import { HomeView } from '@/features/home'

export default function HomePage() {
  return <HomeView />
}
