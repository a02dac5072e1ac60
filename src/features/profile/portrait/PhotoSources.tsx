import { choosePhoto, type PhotoSource } from '@/platform/photo'
import { Button, Stack } from '@/ui'
import type { PhotoSourcesProps } from './photo-sources'

/** 拍照 and 从相册选择. */
export function PhotoSources({ busy, onPhoto }: PhotoSourcesProps) {
  const choose = async (source: PhotoSource) => {
    const photo = await choosePhoto(source)
    if (photo !== null) onPhoto(photo)
  }
  return (
    <Stack gap={12} className='full'>
      <Button block size='xlarge' icon='camera' loading={busy} onTap={() => void choose('camera')}>
        拍照
      </Button>
      <Button block size='xlarge' kind='outline' icon='image' disabled={busy} onTap={() => void choose('album')}>
        从相册选择
      </Button>
    </Stack>
  )
}
