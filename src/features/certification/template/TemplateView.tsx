import { showFile } from '@/shared/file'
import { savePicture } from '@/platform/picture'
import { isWeapp } from '@/platform/host'
import { DetailPage, usePreview } from '@/blocks'
import { useRead } from '@/request'
import { BottomBar, NoticeBar, Photo, toast } from '@/ui'
import type { ViewParams } from '@/routes/table'
import './template.scss'

/** 模板预览 (C 6.5): a blank paper to view, download and save. */
export function TemplateView({ kind }: ViewParams<'/pages/certification/temp-preview'>) {
  const read = useRead('default GET /enterprise/certificate/template', { kind })
  const preview = usePreview()
  return (
    <DetailPage
      spaced
      read={read}
      footer={({ fileUrl, fileName, images, title }) => (
        <BottomBar
          primary={{ text: '下载模板', onTap: () => showFile(fileUrl, fileName) }}
          secondary={{ text: '保存图片', onTap: () => save(images, title) }}
        />
      )}
    >
      {({ images, title }) => (
        <>
          <NoticeBar>请下载打印并加盖公章后拍照上传</NoticeBar>
          {images.map((url, index) => (
            <button
              key={url}
              type='button'
              className='tp-sheet'
              aria-label={`放大${title}第${index + 1}页`}
              onClick={() => preview.show(url, images)}
            >
              <Photo fit='width' alt={`${title}第${index + 1}页`} src={url} />
            </button>
          ))}
          {preview.layer}
        </>
      )}
    </DetailPage>
  )
}

async function save(images: readonly string[], title: string): Promise<void> {
  const done = await Promise.all(images.map((url, i) => savePicture(url, `${title}${i + 1}.png`)))
  toast(done.every(Boolean) ? '已保存' : isWeapp ? '请在设置中允许访问相册' : '保存失败，请稍后重试')
}
