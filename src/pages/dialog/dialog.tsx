import { DialogView } from '@/features/shell'
import { usePageParams } from '@/routes/page'

export default function DialogPage() {
  const { key, ...params } = usePageParams('/pages/dialog/dialog')
  return <DialogView {...params} name={key} />
}
