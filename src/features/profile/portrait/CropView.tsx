import { useEffect, useRef, useState } from 'react'
import { PageFrame } from '@/blocks'
import { cropSquare, sizeOf } from '@/platform/crop'
import type { Photo } from '@/platform/photo'
import type { PickedFile } from '@/platform/upload'
import { BottomBar, IconButton, Row, Stack, toast, type IconName } from '@/ui'
import { centred, moved, shownPart, zoomed, type Frame, type Picture } from './crop-frame'
import './portrait.scss'

/** px of the window, and of the portrait that is kept (C 6.9). */
const WINDOW = 288
const PORTRAIT = 512
/** px and factor of one tap on a button. */
const STEP = 24
const ZOOM = 1.25

interface CropViewProps {
  photo: Photo
  busy: boolean
  onDone: (file: PickedFile) => Promise<void>
  onCancel: () => void
}

/** The square of a picture: dragged with a finger or moved and zoomed by buttons. */
export function CropView({ photo, busy, onDone, onCancel }: CropViewProps) {
  const [picture, setPicture] = useState<Picture | null>(null)
  const [frame, setFrame] = useState<Frame>({ scale: 1, left: 0, top: 0 })
  const giveUp = useRef(onCancel)
  giveUp.current = onCancel
  useEffect(() => {
    void sizeOf(photo).then((size) => {
      if (size === null) {
        toast('图片无法打开，请换一张')
        giveUp.current()
        return
      }
      setPicture(size)
      setFrame(centred(size, WINDOW))
    })
  }, [photo])
  const cut = async () => {
    const file = await cropSquare(photo, shownPart(WINDOW, frame), PORTRAIT)
    if (file === null) toast('图片无法打开，请换一张')
    else await onDone(file)
  }
  return (
    <PageFrame
      title='裁剪头像'
      onBack={onCancel}
      footer={
        <BottomBar
          primary={{ text: '使用', onTap: cut, disabled: picture === null, loading: busy, loadingText: '提交中' }}
          secondary={{ text: '取消', onTap: onCancel, disabled: busy }}
        />
      }
    >
      <Stack gap={24} top={24} align='centre' className='gutter'>
        <Window photo={photo} picture={picture} frame={frame} onFrame={setFrame} />
        {picture !== null && <Moves picture={picture} frame={frame} onFrame={setFrame} />}
        <div className='fs-13 t3'>拖动图片选择显示的部分</div>
      </Stack>
    </PageFrame>
  )
}

interface WindowProps {
  photo: Photo
  picture: Picture | null
  frame: Frame
  onFrame: (frame: Frame) => void
}

function Window({ photo, picture, frame, onFrame }: WindowProps) {
  const from = useRef<{ x: number; y: number; frame: Frame } | null>(null)
  return (
    <div
      className='pr-crop'
      style={{ width: `${WINDOW}px`, height: `${WINDOW}px` }}
      onPointerDown={({ clientX, clientY }) => {
        from.current = { x: clientX, y: clientY, frame }
      }}
      onPointerMove={({ clientX, clientY }) => {
        const start = from.current
        if (start === null || picture === null) return
        onFrame(moved(picture, WINDOW, start.frame, clientX - start.x, clientY - start.y))
      }}
      onPointerUp={() => {
        from.current = null
      }}
      onPointerLeave={() => {
        from.current = null
      }}
    >
      {picture !== null && (
        <img
          className='pr-crop-img'
          alt='待裁剪的图片'
          src={photo.preview}
          style={{
            left: `${frame.left}px`,
            top: `${frame.top}px`,
            width: `${picture.width * frame.scale}px`,
            height: `${picture.height * frame.scale}px`,
          }}
        />
      )}
      <div className='pr-crop-ring' aria-hidden='true' />
    </div>
  )
}

interface MovesProps {
  picture: Picture
  frame: Frame
  onFrame: (frame: Frame) => void
}

function Moves({ picture, frame, onFrame }: MovesProps) {
  const move = (dx: number, dy: number) => () => onFrame(moved(picture, WINDOW, frame, dx, dy))
  const zoom = (factor: number) => () => onFrame(zoomed(picture, WINDOW, frame, factor))
  const moves: readonly { label: string; icon: IconName; run: () => void }[] = [
    { label: '放大', icon: 'plus', run: zoom(ZOOM) },
    { label: '缩小', icon: 'minus', run: zoom(1 / ZOOM) },
    { label: '左移', icon: 'back', run: move(-STEP, 0) },
    { label: '右移', icon: 'right', run: move(STEP, 0) },
    { label: '上移', icon: 'up', run: move(0, -STEP) },
    { label: '下移', icon: 'down', run: move(0, STEP) },
  ]
  return (
    <Row wrap to='centre'>
      {moves.map(({ label, icon, run }) => (
        <IconButton key={label} round icon={icon} label={label} onTap={run} />
      ))}
    </Row>
  )
}
