import { useState } from 'react'
import { chooseVideo } from '@/platform/video'
import { serverNow } from '@/platform/time'
import type { UploadBizType } from '@/request/upload'
import { ActionSheet, Button, Progress, Row } from '@/ui'
import { Caption } from '../Caption'
import { Fault } from '../Fault'
import type { Drawn, Kind } from '../kind'
import type { Paper } from '../paper/PaperSlot'
import { useSend, type Chosen } from '../use-send'
import './video.scss'

/** FL-02: bytes and seconds of a film. */
const MOST_BYTES = 50 * 1024 * 1024
const MOST_SECONDS = 60

/** One film, sent as soon as it is taken; null = none. */
export const video = (purpose: UploadBizType): Kind<Paper | null> => ({
  empty: (label) => `请上传${label}`,
  draw: (field) => <VideoSlot {...field} purpose={purpose} />,
})

async function chosenVideo(source: 'camera' | 'album'): Promise<Chosen | string | null> {
  const film = await chooseVideo(source)
  if (film === null) return null
  if (film.size > MOST_BYTES) return '文件大小不能超过50MB'
  // The camera may stop a moment after the full minute.
  if (film.seconds !== null && Math.floor(film.seconds) > MOST_SECONDS) return `视频不能超过${MOST_SECONDS}秒`
  return { file: () => Promise.resolve(film.file) }
}

/** Its address is good for half an hour: an older draft shows that the film is there. */
function Film({ url }: { url: string }) {
  const [isGone, setGone] = useState(false)
  if (isGone) return <div className='fs-14 t2'>已上传</div>
  return <video className='fm-video' src={url} controls onError={() => setGone(true)} />
}

type Props = Drawn<Paper | null> & { purpose: UploadBizType }

function VideoSlot({ id, name, label, hint, value, onChange, error, disabled, required, form, purpose }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { percent, fault, send, cancel } = useSend(
    purpose,
    '视频上传中，请稍候',
    (text) => form.hold(name, text),
    ({ fileID, url }) => onChange({ fileId: fileID, url, at: serverNow() }),
  )
  return (
    <div id={id} className='mb16'>
      <Caption label={label} required={required} />
      {value !== null && <Film key={value.url} url={value.url} />}
      {percent !== null && <Progress value={percent / 100} label={`上传中 ${percent}%`} />}
      <Row gap={8} top={8}>
        {percent !== null ? (
          <Button kind='outline' size='small' onTap={cancel}>
            取消上传
          </Button>
        ) : (
          <Button kind='outline' size='small' disabled={disabled} onTap={() => setAsking(true)}>
            {value === null ? `添加${label}` : `更换${label}`}
          </Button>
        )}
        {value !== null && percent === null && (
          <Button kind='text' size='small' disabled={disabled} onTap={() => onChange(null)}>
            删除{label}
          </Button>
        )}
      </Row>
      <div className='fs-12 t3 mt8'>{hint ?? `最长${MOST_SECONDS}秒，不超过50MB`}</div>
      <Fault text={error ?? fault} />
      <ActionSheet
        open={isAsking}
        title={label}
        items={[
          { key: 'camera', text: '拍摄' },
          { key: 'album', text: '从相册选择' },
        ]}
        onChoose={(source) => {
          setAsking(false)
          void send(() => chosenVideo(source === 'camera' ? 'camera' : 'album'))
        }}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
