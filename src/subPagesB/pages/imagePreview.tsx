import { PicturesView } from '@/features/shell'
import { usePageParams } from '@/routes/page'

export default function ImagePreviewPage() {
  const { key, ...params } = usePageParams('/subPagesB/pages/imagePreview')
  return <PicturesView {...params} name={key} />
}
