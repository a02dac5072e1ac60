import { useEffect, useState } from 'react'
import { lacksCamera } from '@/platform/camera'
import type { PhotoSource } from '@/platform/photo'
import { ActionSheet } from '@/ui'

interface AskProps {
  open: boolean
  label: string
  /** How many photos may still be chosen. */
  room: number
  onTake: (source: PhotoSource) => Promise<void>
  onClose: () => void
}

/** Camera first, or the album; a browser without a camera opens its files for both. */
export function AskSource({ open, label, room, onTake, onClose }: AskProps) {
  const [isWithout, setWithout] = useState(false)
  useEffect(() => {
    if (open) void lacksCamera().then(setWithout)
  }, [open])
  return (
    <ActionSheet
      open={open}
      title={label}
      items={[
        { key: 'camera', text: '拍照', ...(isWithout && { note: '未检测到摄像头，将打开文件选择' }) },
        { key: 'album', text: room > 1 ? `从相册选择（还可选${room}张）` : '从相册选择' },
      ]}
      onChoose={(source) => {
        onClose()
        void onTake(source === 'camera' ? 'camera' : 'album')
      }}
      onClose={onClose}
    />
  )
}
