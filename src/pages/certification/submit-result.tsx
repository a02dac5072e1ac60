import { SubmitResultView } from '@/features/certification'
import { PageFrame } from '@/blocks'
import { usePageParams } from '@/routes/page'
import { Empty } from '@/ui'

export default function SubmitResultPage() {
  const { certId } = usePageParams('/pages/certification/submit-result')
  if (certId === undefined)
    return (
      <PageFrame>
        <Empty text='链接无效，请返回重试' />
      </PageFrame>
    )
  return <SubmitResultView certId={certId} />
}
