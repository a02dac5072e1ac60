import { savePictureData } from '@/platform/picture'
import { useRead } from '@/request'
import { Button, ErrorBlock, Sheet, Skeleton, toast } from '@/ui'
import './poster-sheet.scss'

/** 海报 (E-S-11): the gateway draws it, so both hosts show and save the same picture. */
export function PosterSheet({ code, onClose }: { code: string; onClose: () => void }) {
  const read = useRead('default GET /crmgas/share/poster', { s: code }, { handles: ['E3002'] })
  const poster = read.data
  const save = async () => {
    const isSaved = poster !== undefined && (await savePictureData(poster.image, 'poster.png'))
    toast(isSaved ? '已保存' : '保存失败，请截屏保存')
  }
  return (
    <Sheet open title='海报' cancelText='关闭' onClose={onClose}>
      <div className='ps-box'>
        {poster ? (
          <img className='ps-picture' src={poster.image} alt={`${poster.title}的海报，${poster.hint}`} />
        ) : read.state === 'error' ? (
          <ErrorBlock text='海报生成失败，请重试' onRetry={() => void read.reload()} />
        ) : (
          <Skeleton height={402} />
        )}
      </div>
      <div className='mt12'>
        <Button block disabled={!poster} onTap={save}>
          保存图片
        </Button>
      </div>
    </Sheet>
  )
}
