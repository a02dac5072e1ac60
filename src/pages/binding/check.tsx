import { CheckView } from '@/features/binding'
import { usePageParams } from '@/routes/page'

export default function CheckPage() {
  const { bindingId, tab } = usePageParams('/pages/binding/check')
  return <CheckView bindingId={bindingId} tab={tab} />
}
