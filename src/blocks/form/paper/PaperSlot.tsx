import { useState } from 'react'
import { choosePhoto, shrinkPhoto, type PhotoSource } from '@/platform/photo'
import { ZoomLayer } from '../../ZoomLayer'
import type { UploadBizType } from '@/request/upload'
import { ActionSheet, Icon, Photo, Progress } from '@/ui'
import { Fault } from '../Fault'
import { pickedDocument, useSend, type Chosen, type Paper } from './use-send'
import './paper.scss'

export type { Paper } from './use-send'

/** Larger pictures are made smaller before they are sent (C 6.5). */
const MOST_PIXELS = 2000

export interface PaperSlotProps {
  label: string
  /** Marked as such while there is none. */
  required?: boolean | undefined
  /** What the gateway keeps it for. */
  purpose: UploadBizType
  /** Written across it wherever it is shown (CE-12). */
  mark: string
  /** Under the picture while there is none. */
  hint?: string | undefined
  paper: Paper | null
  onPaper: (paper: Paper | null) => void
  error?: string | undefined
  /** While it is sent the form waits; answers what ends that. */
  hold: (text: string) => () => void
  /** Shown over the picture while something reads it. */
  busyText?: string | undefined
  disabled?: boolean | undefined
  /** A PDF may be in the place of the pictures. */
  alsoPdf?: boolean | undefined
  /** This picture did not pass, and why: it asks for another one. */
  turnedDown?: { fileId: string; reason: string } | undefined
}

/** One picture of a paper: taken or chosen, sent with its progress, shown with its mark (CE-01, CE-12). */
export function PaperSlot({
  label,
  purpose,
  mark,
  hint,
  paper,
  onPaper,
  hold,
  error,
  busyText,
  ...rest
}: PaperSlotProps) {
  const { disabled, required = false, alsoPdf = false, turnedDown } = rest
  const [asking, setAsking] = useState(false)
  const [zoomed, setZoomed] = useState(false)
  const { percent, fault, send } = useSend(purpose, onPaper, hold)
  const isDown = paper !== null && paper.fileId === turnedDown?.fileId
  const isBusy = percent !== null || busyText !== undefined
  const choose = (key: string) => {
    setAsking(false)
    if (key === 'view') setZoomed(true)
    else if (key === 'pdf') void send(pickedDocument)
    else void send(() => takenPhoto(key as PhotoSource))
  }
  return (
    <div className='fm-slot'>
      <button
        type='button'
        className={paper === null ? 'fm-tile' : 'fm-tile fm-tile-full'}
        aria-label={
          paper === null ? [`上传${label}`, hint].filter(Boolean).join(' ') : isDown ? `重新上传${label}` : label
        }
        disabled={disabled || isBusy}
        onClick={() => setAsking(true)}
      >
        {paper === null ? <Blank label={label} hint={hint} required={required} /> : <Shown paper={paper} mark={mark} />}
        {isDown && <div className='fm-again'>重新上传</div>}
        {isBusy && (
          <div className='fm-busy' role='status'>
            {busyText ?? `上传中 ${percent ?? 0}%`}
            {percent !== null && <Progress value={percent / 100} />}
          </div>
        )}
      </button>
      <Fault text={error ?? fault ?? (isDown ? `未通过：${turnedDown?.reason}` : undefined)} />
      <ActionSheet
        open={asking}
        title={label}
        items={[
          ...(paper === null || paper.isPdf ? [] : [{ key: 'view', text: '查看' }]),
          { key: 'camera', text: '拍照' },
          { key: 'album', text: '从相册选择' },
          ...(alsoPdf ? [{ key: 'pdf', text: '选择PDF文件' }] : []),
        ]}
        onChoose={choose}
        onClose={() => setAsking(false)}
      />
      {zoomed && paper !== null && (
        <ZoomLayer first={paper.url} pictures={[paper.url]} mark={mark} onClose={() => setZoomed(false)} />
      )}
    </div>
  )
}

async function takenPhoto(source: PhotoSource): Promise<Chosen | null> {
  const photo = await choosePhoto(source)
  return photo && { file: async () => (await shrinkPhoto(photo, MOST_PIXELS)).file, kind: 'picture' }
}

function Blank({ label, hint, required }: { label: string; hint: string | undefined; required: boolean }) {
  return (
    <>
      <Icon name='camera' size={26} />
      <div className='fm-tile-label'>
        {label}
        {required && (
          <span className='c-danger' aria-hidden>
            *
          </span>
        )}
      </div>
      {hint !== undefined && <div className='fm-tile-hint'>{hint}</div>}
    </>
  )
}

/** Its address is good for half an hour: an older draft shows that the picture is there. */
function Shown({ paper: { url, isPdf }, mark }: { paper: Paper; mark: string }) {
  const [isGone, setGone] = useState(false)
  if (isPdf) return <div className='fm-tile-label'>PDF 已上传</div>
  if (isGone) return <div className='fm-tile-label'>已上传，点击更换</div>
  return (
    <>
      <Photo className='fm-img' fit='contain' src={url} onFail={() => setGone(true)} />
      <div className='fm-mark' aria-hidden>
        {mark}
      </div>
    </>
  )
}
