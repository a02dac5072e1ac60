import { useState } from 'react'
import { PageFrame } from '@/blocks'
import { useZoom } from '@/blocks/use-zoom'
import { ZoomBar } from '@/blocks/ZoomBar'
import { ZoomPicture } from '@/blocks/ZoomPicture'
import { environment } from '@/platform/environment'
import { isWeapp } from '@/platform/host'
import { savePicture } from '@/platform/picture'
import { goBack } from '@/routes/go'
import { isOwnPicture, newestPictures, picturesAt, type PictureList } from '@/shared/pictures'
import { Empty, ErrorBlock, toast } from '@/ui'
import './pictures.scss'

/** C 6.7: a third of the screen to three times its width. */
const BOUNDS = { least: 1 / 3, most: 3 }
/** E-N-12. */
const NOTICE_BOUNDS = { least: 1, most: 4 }

export interface PicturesViewProps {
  /** The key of the pictures that another page passed. */
  name: string | undefined
  url: string | undefined
  index: number | undefined
}

/** 图片预览 (C 6.7): the pictures that another page passed, or one picture of the product's own host. */
export function PicturesView({ name = '', url = '', index = 0 }: PicturesViewProps) {
  const [list] = useState<PictureList>(() => picturesAt(name) ?? { urls: isOwnPicture(url) ? [atHome(url)] : [] })
  if (list.urls.length === 0)
    return (
      <PageFrame>
        <Empty text='暂无图片' action='返回' onAction={() => void goBack()} />
      </PageFrame>
    )
  return <Pictures list={list} start={index} bounds={BOUNDS} />
}

/** 图片预览 of a notice (E 6.11): the pictures that it passed, nothing after a reload. */
export function NoticePicturesView({ index = 0 }: { index: number | undefined }) {
  const [list] = useState(newestPictures)
  return list && list.urls.length > 0 ? (
    <Pictures list={list} start={index} bounds={NOTICE_BOUNDS} />
  ) : (
    <PageFrame>
      <Empty text='暂无图片' action='返回' onAction={() => void goBack()} />
    </PageFrame>
  )
}

interface PicturesProps {
  list: PictureList
  start: number
  bounds: typeof BOUNDS
}

/** In the mini-program a path alone would be one of its own package. */
const atHome = (path: string): string => (isWeapp ? environment.authCentre + path : path)

function Pictures({ list: { urls, mark }, start, bounds }: PicturesProps) {
  const zoom = useZoom(urls.length, { ...bounds, start, onTap: () => void goBack() })
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
