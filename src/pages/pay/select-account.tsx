import { SelectAccountView } from '@/features/payment'
import { usePageParams } from '@/routes/page'

export default function SelectAccountPage() {
  const { back } = usePageParams('/pages/pay/select-account')
  return <SelectAccountView back={back ?? 'meters'} />
}
