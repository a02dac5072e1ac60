import { useState } from 'react'
import { choosePhoto, shrinkPhoto, type PhotoSource } from '@/platform/photo'
import { serverNow } from '@/platform/time'
import { ZoomLayer } from '@/blocks'
import { asApiError } from '@/request'
import { upload } from '@/request/upload'
import { ActionSheet, Icon, Photo, Progress } from '@/ui'
import type { Paper } from './draft'
import './certification.scss'

/** Larger pictures are made smaller before they are sent (C 6.5). */
const MOST_PIXELS = 2000
export const PAPER_MARK = '仅供燃气业务认证使用'

export interface PaperSlotProps {
  label: string
  /** Under the picture while there is none. */
  hint?: string
  paper: Paper | null
  onPaper: (paper: Paper | null) => void
  error?: string | undefined
  /** Shown over the picture while something reads it. */
  busyText?: string | undefined
  disabled?: boolean
}

/** One picture of a paper: taken or chosen, sent with its progress, shown with its mark (CE-01, CE-12). */
export function PaperSlot({ label, hint, paper, onPaper, error, busyText, disabled }: PaperSlotProps) {
  const [asking, setAsking] = useState(false)
  const [zoomed, setZoomed] = useState(false)
  const { percent, fault, send } = useSend(onPaper)
  const isBusy = percent !== null || busyText !== undefined
  const choose = (key: string) => {
    setAsking(false)
    if (key === 'view') setZoomed(true)
    else void send(key as PhotoSource)
  }
  return (
    <div className='ct-slot'>
      <button
        type='button'
        className={paper === null ? 'ct-tile' : 'ct-tile ct-tile-full'}
        aria-label={paper === null ? [`上传${label}`, hint].filter(Boolean).join(' ') : label}
        disabled={disabled || isBusy}
        onClick={() => setAsking(true)}
      >
        {paper === null ? <Blank label={label} hint={hint} /> : <Shown url={paper.url} />}
        {isBusy && (
          <div className='ct-busy' role='status'>
            {busyText ?? `上传中 ${percent ?? 0}%`}
            {percent !== null && <Progress value={percent / 100} />}
          </div>
        )}
      </button>
      {(error ?? fault) !== undefined && (
        <div className='ct-fault' role='alert'>
          {error ?? fault}
        </div>
      )}
      <ActionSheet
        open={asking}
        title={label}
        items={[
          ...(paper === null ? [] : [{ key: 'view', text: '查看' }]),
          { key: 'camera', text: '拍照' },
          { key: 'album', text: '从相册选择' },
        ]}
        onChoose={choose}
        onClose={() => setAsking(false)}
      />
      {zoomed && paper !== null && (
        <ZoomLayer first={paper.url} pictures={[paper.url]} mark={PAPER_MARK} onClose={() => setZoomed(false)} />
      )}
    </div>
  )
}

function useSend(onPaper: (paper: Paper) => void) {
  const [percent, setPercent] = useState<number | null>(null)
  const [fault, setFault] = useState<string>()
  const send = async (source: PhotoSource) => {
    const taken = await choosePhoto(source)
    if (taken === null) return
    setFault(undefined)
    setPercent(0)
    try {
      const { file } = await shrinkPhoto(taken, MOST_PIXELS)
      const { fileID, url } = await upload(file, 'CERT', setPercent)
      onPaper({ fileId: fileID, url, at: serverNow() })
    } catch (failure) {
      const error = asApiError(failure)
      // The specification's 'file error' says nothing to a customer.
      setFault(error.kind === 'refused' ? error.message : '上传失败，请重试')
    } finally {
      setPercent(null)
    }
  }
  return { percent, fault, send }
}

function Blank({ label, hint }: { label: string; hint: string | undefined }) {
  return (
    <>
      <Icon name='camera' size={26} />
      <div className='ct-tile-label'>{label}</div>
      {hint !== undefined && <div className='ct-tile-hint'>{hint}</div>}
    </>
  )
}

/** Its address is good for half an hour: an older draft shows that the picture is there. */
function Shown({ url }: { url: string }) {
  const [isGone, setGone] = useState(false)
  if (isGone) return <div className='ct-tile-label'>已上传，点击更换</div>
  return (
    <>
      <Photo className='ct-img' fit='contain' src={url} onFail={() => setGone(true)} />
      <div className='ct-mark' aria-hidden>
        {PAPER_MARK}
      </div>
    </>
  )
}
