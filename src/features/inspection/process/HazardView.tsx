import { DetailPage, usePreview } from '@/blocks'
import { useRead } from '@/request'
import type { ViewParams } from '@/routes/table'
import { OutboxCard, useOutbox } from '@/shared/outbox'
import { Door } from '../Door'
import { HazardHead } from './HazardHead'
import { Ahead, History, Notice, Proof } from './HazardParts'
import { HazardFoot } from './HazardFoot'
import { RectifyForm } from './RectifyForm'
import { RECTIFY } from './use-rectify'

/** 隐患处理进度 (D 6.3): the deadline first, then what is to be done, the inspector that comes, and what follows. */
export function HazardView({ hazardId }: ViewParams<'/subPages/inspection-report/inspection-process'>) {
  const read = useRead('default GET /crmgas/inspection/hazard/detail', { hazardId }, { refresh: 'show' })
  const preview = usePreview()
  const hazard = read.data
  const isWaiting = useOutbox(RECTIFY).some((one) => one.key === RECTIFY && one.input.hazardId === hazardId)
  const canMend = hazard?.actions.includes('RECTIFY') === true && !isWaiting
  if (hazard !== undefined && canMend)
    return <RectifyForm key={hazard.version} of={hazard} read={read} onShow={preview.show} layer={preview.layer} />
  return (
    <>
      <DetailPage read={read} footer={(one) => <HazardFoot of={one} onChanged={read.reload} />}>
        {(one) => (
          <>
            <OutboxCard of={RECTIFY} />
            <HazardHead of={one} onEnd={() => void read.reload()} />
            <Proof of={one} onShow={preview.show} />
            <Notice of={one} onShow={preview.show} />
            <Door refId={one.hazardId} enabled={one.status === 'REINSPECTING'} />
            <Ahead of={one} />
            <History of={one} onShow={preview.show} />
          </>
        )}
      </DetailPage>
      {preview.layer}
    </>
  )
}
