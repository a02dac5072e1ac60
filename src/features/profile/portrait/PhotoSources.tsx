import { choosePhoto, type PhotoSource } from '@/platform/photo'
import { BottomBar } from '@/ui'
import type { PhotoSourcesProps } from './photo-sources'

/** 拍照 and 从相册选择. */
export function PhotoSources({ busy, onPhoto }: PhotoSourcesProps) {
  const choose = async (source: PhotoSource) => {
    const photo = await choosePhoto(source)
    if (photo !== null) onPhoto(photo)
  }
  return (
    <BottomBar
      primary={{ text: '拍照', loading: busy, onTap: () => choose('camera') }}
      secondary={{ text: '从相册选择', disabled: busy, onTap: () => choose('album') }}
    />
  )
}
