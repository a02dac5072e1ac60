import { useState } from 'react'
import { Icon, Photo } from '@/ui'
import { ZoomLayer } from '../../ZoomLayer'
import { Fault } from '../Fault'
import type { Paper } from '../paper/PaperSlot'
import { AskSource } from './AskSource'
import { ShotState } from './ShotState'
import { usePhotos, type Shot } from './use-photos'
import './photos.scss'

type Props = Omit<Parameters<typeof usePhotos>[0], 'hold'> & {
  id: string
  label: string
  hint: string | undefined
  required: boolean
  error: string | undefined
  disabled: boolean | undefined
  hold: (text: string) => () => void
}

/** A row of photos: those that the gateway has, those on their way, and the place for the next one. */
export function PhotoStrip({ id, label, hint, required, error, disabled = false, ...options }: Props) {
  const { sent, most } = options
  const { shots, room, take, retry, drop, dropSent } = usePhotos(options)
  const [isAsking, setAsking] = useState(false)
  const [zoomed, setZoomed] = useState<string>()
  const count = sent.length + shots.length
  const failed = shots.flatMap((shot, index) =>
    shot.state === 'failed' ? [{ ...shot, at: sent.length + index + 1 }] : [],
  )
  const refused = failed.find(({ refusal }) => refusal !== undefined)
  return (
    <div id={id} className='mb16'>
      <div className='ph-head'>
        <div>
          {label}
          {required && (
            <span className='c-danger' aria-hidden>
              *
            </span>
          )}
        </div>
        <div className='num' role='status'>
          {shots.length > 0 ? `已传 ${sent.length} 张，共 ${count} / ${most}` : `${count} / ${most}`}
        </div>
      </div>
      <div className='ph-row'>
        {sent.map(({ fileId, url }, index) => (
          <Sent
            key={fileId}
            no={index + 1}
            url={url}
            disabled={disabled}
            onZoom={setZoomed}
            onDrop={() => dropSent(fileId)}
          />
        ))}
        {shots.map((shot, index) => (
          <OnItsWay
            key={shot.no}
            no={sent.length + index + 1}
            shot={shot}
            onRetry={() => retry(shot.no)}
            onDrop={() => drop(shot.no)}
          />
        ))}
        {room > 0 && (
          <button
            type='button'
            className='ph-tile ph-add'
            disabled={disabled}
            aria-label={`拍照，添加${label}`}
            onClick={() => setAsking(true)}
          >
            <Icon name='camera' size={24} />
            拍照
          </button>
        )}
      </div>
      {hint !== undefined && <div className='fs-12 t3 mt8'>{hint}</div>}
      <Fault text={error ?? refused?.refusal} />
      {failed.length > 0 && refused === undefined && (
        <div className='fs-12 t3 mt8 num' role='status'>
          第{failed.map(({ at }) => at).join('、')}张未传成，照片还在：网络恢复后自动续传，也可点击重试
          {!disabled && '；不等它也能提交'}
        </div>
      )}
      <AskSource open={isAsking} label={label} room={room} onTake={take} onClose={() => setAsking(false)} />
      {zoomed !== undefined && (
        <ZoomLayer first={zoomed} pictures={sent.map(({ url }) => url)} onClose={() => setZoomed(undefined)} />
      )}
    </div>
  )
}

interface SentProps extends Pick<Paper, 'url'> {
  no: number
  disabled: boolean
  onZoom: (url: string) => void
  onDrop: () => void
}

function Sent({ no, url, disabled, onZoom, onDrop }: SentProps) {
  // Its address is good for half an hour: an older draft shows that the photo is there.
  const [isGone, setGone] = useState(false)
  return (
    <div className='ph-place'>
      <button type='button' className='ph-tile' aria-label={`查看照片${no}`} onClick={() => onZoom(url)}>
        {isGone ? '已上传' : <Photo className='ph-img' src={url} onFail={() => setGone(true)} />}
      </button>
      {!disabled && <Drop no={no} onTap={onDrop} />}
    </div>
  )
}

interface OnItsWayProps {
  no: number
  shot: Shot
  onRetry: () => void
  onDrop: () => void
}

function OnItsWay({ no, shot, onRetry, onDrop }: OnItsWayProps) {
  const { state, photo, refusal } = shot
  const isFailed = state === 'failed'
  return (
    <div className='ph-place'>
      <button
        type='button'
        className={isFailed ? 'ph-tile ph-bad' : 'ph-tile'}
        aria-label={isFailed ? `重新上传照片${no}` : `照片${no}上传中`}
        disabled={!isFailed || refusal !== undefined}
        onClick={onRetry}
      >
        <Photo className='ph-img' src={photo.preview} />
        <div className='ph-over num'>
          <ShotState of={shot} />
        </div>
      </button>
      {isFailed && <Drop no={no} onTap={onDrop} />}
    </div>
  )
}

const Drop = ({ no, onTap }: { no: number; onTap: () => void }) => (
  <button type='button' className='ph-drop' aria-label={`删除照片${no}`} onClick={onTap}>
    <div className='ph-cross'>
      <Icon name='close' size={14} />
    </div>
  </button>
)
