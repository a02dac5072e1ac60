import { CustomerInfoView } from '@/features/binding'
import { usePageParams } from '@/routes/page'

export default function CustomerInfoPage() {
  const { bindingId } = usePageParams('/pages/confirm-cusInfo/customer-info')
  return <CustomerInfoView bindingId={bindingId} />
}
