import { Button as WxButton } from '@tarojs/components'
import { buttonClass, Stack } from '@/ui'
import type { PhotoSourcesProps } from './photo-sources'

/** WeChat's own picker: the WeChat portrait, the album or the camera, with its own square. */
export function PhotoSources({ busy, onPhoto }: PhotoSourcesProps) {
  return (
    <Stack gap={12} className='gutter mb16'>
      <WxButton
        className={buttonClass({ block: true })}
        openType='chooseAvatar'
        disabled={busy}
        loading={busy}
        onChooseAvatar={({ detail }) => {
          const path = (detail as { avatarUrl?: string }).avatarUrl
          if (path) onPhoto({ file: { kind: 'path', path, name: 'portrait.jpg' }, preview: path, size: 0 })
        }}
      >
        选择头像
      </WxButton>
    </Stack>
  )
}
