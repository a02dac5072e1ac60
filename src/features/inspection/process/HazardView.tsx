import { DetailPage, usePreview } from '@/blocks'
import { useRead } from '@/request'
import type { ViewParams } from '@/routes/table'
import { Stack } from '@/ui'
import { Door } from '../Door'
import { HazardHead } from './HazardHead'
import { Ahead, History, Notice, Proof } from './HazardParts'
import { HazardFoot } from './HazardFoot'
import { RectifyForm } from './RectifyForm'

/** 隐患处理进度 (D 6.3): the deadline first, then what is to be done, the inspector that comes, and what follows. */
export function HazardView({ hazardId }: ViewParams<'/subPages/inspection-report/inspection-process'>) {
  const read = useRead('default GET /crmgas/inspection/hazard/detail', { hazardId }, { refresh: 'show' })
  const preview = usePreview()
  const hazard = read.data
  const canMend = hazard?.actions.includes('RECTIFY') === true
  if (hazard !== undefined && canMend)
    return <RectifyForm key={hazard.version} of={hazard} read={read} onShow={preview.show} layer={preview.layer} />
  return (
    <>
      <DetailPage read={read} footer={(one) => <HazardFoot of={one} onChanged={read.reload} />}>
        {(one) => (
          <>
            <HazardHead of={one} onEnd={() => void read.reload()} />
            <Stack gap={12} top={12}>
              <Proof of={one} onShow={preview.show} />
              <Notice of={one} onShow={preview.show} />
              <Door refId={one.hazardId} enabled={one.status === 'REINSPECTING'} />
              <Ahead of={one} />
              <History of={one} onShow={preview.show} />
            </Stack>
          </>
        )}
      </DetailPage>
      {preview.layer}
    </>
  )
}
