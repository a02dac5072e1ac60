import { useState } from 'react'
import { PageFrame } from '@/blocks'
import { useZoom } from '@/blocks/use-zoom'
import { ZoomBar } from '@/blocks/ZoomBar'
import { ZoomPicture } from '@/blocks/ZoomPicture'
import { environment } from '@/platform/environment'
import { isWeapp } from '@/platform/host'
import { savePicture } from '@/platform/picture'
import { goBack } from '@/routes/go'
import { isOwnPicture, picturesAt, type PictureList } from '@/shared/pictures'
import { Empty, ErrorBlock, toast } from '@/ui'
import './pictures.scss'

/** C 6.7: a third of the screen to three times its width. */
const BOUNDS = { least: 1 / 3, most: 3 }

export interface PicturesViewProps {
  /** Under which another page has handed over its pictures. */
  name: string | undefined
  url: string | undefined
  index: number | undefined
}

/** 图片预览 (C 6.7): what another page has handed over, or one picture of our own host. */
export function PicturesView({ name = '', url = '', index = 0 }: PicturesViewProps) {
  const [list] = useState<PictureList>(() => picturesAt(name) ?? { urls: isOwnPicture(url) ? [atHome(url)] : [] })
  if (list.urls.length === 0)
    return (
      <PageFrame>
        <Empty text='暂无图片' action='返回' onAction={() => void goBack()} />
      </PageFrame>
    )
  return <Pictures list={list} start={index} />
}

/** In the mini-program a path alone would be one of its own package. */
const atHome = (path: string): string => (isWeapp ? environment.authCentre + path : path)

function Pictures({ list: { urls, mark }, start }: { list: PictureList; start: number }) {
  const zoom = useZoom(urls.length, { ...BOUNDS, start, onTap: () => void goBack() })
  const [turns, setTurns] = useState(0)
  const [failed, setFailed] = useState<string>()
  const url = urls[zoom.at] ?? ''
  const save = async () => {
    const isSaved = await savePicture(url, `图片${zoom.at + 1}.png`)
    toast(isSaved ? '已保存' : isWeapp ? '请在设置中允许访问相册' : '保存失败，请稍后重试')
  }
  return (
    <PageFrame>
      <div className='pv'>
        <ZoomPicture
          zoom={zoom}
          pictures={urls}
          turns={turns}
          onFail={() => setFailed(url)}
          {...(failed === url && {
            instead: <ErrorBlock text='图片加载失败，点击重试' onRetry={() => setFailed(undefined)} />,
          })}
        />
        {mark !== undefined && (
          <div className='pv-mark' aria-hidden>
            {mark}
          </div>
        )}
        <ZoomBar
          zoom={zoom}
          count={urls.length}
          more={[
            { key: 'turn', label: '旋转', icon: 'refresh', onTap: () => setTurns(turns + 1) },
            ...(mark === undefined
              ? [{ key: 'save', label: '保存图片', icon: 'download' as const, onTap: () => void save() }]
              : []),
          ]}
        />
      </div>
    </PageFrame>
  )
}
