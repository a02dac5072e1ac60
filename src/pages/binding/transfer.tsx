import { TransferView } from '@/features/binding'
import { usePageParams } from '@/routes/page'

export default function TransferPage() {
  const { mode, bp } = usePageParams('/pages/binding/transfer')
  return <TransferView mode={mode} bp={bp} />
}
