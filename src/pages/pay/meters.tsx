import { PayMetersView } from '@/features/payment'

export default function PayMetersPage() {
  return <PayMetersView />
}
