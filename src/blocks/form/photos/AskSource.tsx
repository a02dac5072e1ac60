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

/** Camera first, or the album. */
export const AskSource = ({ open, label, room, onTake, onClose }: AskProps) => (
  <ActionSheet
    open={open}
    title={label}
    items={[
      { key: 'camera', text: '拍照' },
      { key: 'album', text: room > 1 ? `从相册选择（还可选${room}张）` : '从相册选择' },
    ]}
    onChoose={(source) => {
      onClose()
      void onTake(source === 'camera' ? 'camera' : 'album')
    }}
    onClose={onClose}
  />
)
