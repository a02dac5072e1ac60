import { useState } from 'react'
import { PageFrame, useLink, useMay } from '@/blocks'
import { choosePhoto, releasePhoto, type Photo, type PhotoSource } from '@/platform/photo'
import type { PageParams } from '@/routes/table'
import { BottomBar, Card, NoticeBar, toast } from '@/ui'
import { useVisitor } from '../parts/use-visitor'
import { FIRST } from './frame'
import { FrameBox } from './FrameBox'
import { Guide } from './Guide'
import { MeterPick } from './MeterPick'
import { useMeters } from '../parts/use-meters'
import { useRecognize } from './use-recognize'
import { Wheels } from './Wheels'

/** D FL-01. */
const MOST_BYTES = 10 * 1_048_576

/** 烛龙识表 (D 6.10): a photo of a meter, the frame around its register, what the register looks like. */
export function PhotoView(params: PageParams<'/subPagesB/pages/zhulong/imageRecognition'>) {
  const { owner } = useVisitor()
  const [photo, setPhoto] = useState<Photo | null>(null)
  const [frame, setFrame] = useState(FIRST)
  const meters = useMeters(params.meterNo)
  const { run, percent } = useRecognize()
  const history = useLink('/subPagesB/pages/zhulong/historyRecord', {})
  const take = async (source: PhotoSource) => {
    const taken = await choosePhoto(source)
    if (taken === null) return
    if (taken.size > MOST_BYTES) return toast('文件大小不能超过10MB')
    if (photo) releasePhoto(photo)
    setPhoto(taken)
    setFrame(FIRST)
  }
  const isBusy = percent !== null
  const mayPick = useMay('model:ENERGY_VIEW')
  return (
    <PageFrame
      spaced
      actions={history ? [{ label: '识别记录', onTap: history }] : []}
      footer={
        photo === null ? (
          <BottomBar
            primary={{ text: '拍照', onTap: () => take('camera') }}
            secondary={{ text: '从相册选择', onTap: () => take('album') }}
          />
        ) : (
          <BottomBar
            primary={{
              text: '开始识别',
              loading: isBusy,
              loadingText: percent === 100 ? '识别中...' : `上传 ${percent ?? 0}%`,
              onTap: () => run({ photo, frame, layout: meters.layout, meterNo: meters.meterNo, owner }),
            }}
            secondary={{ text: '重新拍摄', disabled: isBusy, onTap: () => setPhoto(null) }}
          />
        )
      }
    >
      {photo === null ? (
        <Guide />
      ) : (
        <>
          <NoticeBar>请把取景框拖到字轮上，包住全部数字</NoticeBar>
          <Card>
            <FrameBox picture={photo.preview} frame={frame} onChange={setFrame} />
          </Card>
        </>
      )}
      {mayPick && <MeterPick of={meters} />}
      <Wheels layout={meters.layout} onChange={meters.setLayout} />
    </PageFrame>
  )
}
