import { TemplateView } from '@/features/certification'
import { usePageParams } from '@/routes/page'

export default function TemplatePreviewPage() {
  const { kind } = usePageParams('/pages/certification/temp-preview')
  return <TemplateView kind={kind} />
}
