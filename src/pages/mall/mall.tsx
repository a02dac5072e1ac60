import { MallView } from '@/features/market'

export default function MallPage() {
  return <MallView />
}
