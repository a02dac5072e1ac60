import { useState } from 'react'
import { PageFrame } from '@/blocks'
import { useZoom } from '@/blocks/use-zoom'
import { ZoomBar } from '@/blocks/ZoomBar'
import { ZoomPicture } from '@/blocks/ZoomPicture'
import { isWeapp } from '@/platform/host'
import { savePicture } from '@/platform/picture'
import type { PageParams } from '@/routes/table'
import { BottomBar, Button, Empty, ErrorBlock, Row, Spinner, Tabs, toast } from '@/ui'
import { openInvoiceFile, type InvoiceFiles } from '../parts/take/files'
import { MailSheet } from '../parts/take/MailSheet'
import { useFiles } from './use-files'
import './pages.scss'

/** 发票预览 (C 6.7): the pages of an invoice as pictures, of an application all of them. */
export function PagesView({ invoiceId, applyId }: PageParams<'/subPagesB/pages/reviewPdfImage'>) {
  const files = useFiles({ invoiceId, applyId })
  const [chosen, setChosen] = useState<string>()
  const shown = files.invoices.find((one) => one.invoiceId === chosen) ?? files.invoices[0]
  const [isMailing, setMailing] = useState(false)
  if (invoiceId === undefined && applyId === undefined)
    return (
      <PageFrame>
        <Empty text='链接无效，请返回重试' />
      </PageFrame>
    )
  return (
    <PageFrame
      of={files.read}
      top={
        files.invoices.length > 1 && (
          <Tabs
            sticky
            items={files.invoices.map((one, at) => ({ key: one.invoiceId, label: `第${at + 1}张` }))}
            active={shown?.invoiceId ?? ''}
            onChange={setChosen}
          />
        )
      }
      footer={shown && <Acts invoice={shown} onMail={() => setMailing(true)} />}
    >
      {shown === undefined && <NotYet files={files} />}
      {shown && <Sheets key={shown.invoiceId} invoice={shown} onBroken={files.renew} onRetry={files.read.reload} />}
      {isMailing && shown && <MailSheet invoiceIds={[shown.invoiceId]} onClose={() => setMailing(false)} />}
    </PageFrame>
  )
}

/** It is being issued: asked again every three seconds, for half a minute. */
function NotYet({ files }: { files: ReturnType<typeof useFiles> }) {
  if (files.isOver) return <Empty text={files.text} action='重新加载' onAction={files.again} />
  return (
    <Row to='centre' className='pg-wait fs-14 t3'>
      <Spinner /> {files.text}
    </Row>
  )
}

const LEAST_AND_MOST = { least: 1, most: 4 }

interface SheetsProps {
  invoice: InvoiceFiles
  /** Whether there are fresh addresses. */
  onBroken: () => Promise<boolean>
  onRetry: () => Promise<void>
}

function Sheets({ invoice, onBroken, onRetry }: SheetsProps) {
  const { pageImages } = invoice
  const zoom = useZoom(pageImages.length, LEAST_AND_MOST)
  const [failed, setFailed] = useState<string>()
  const url = pageImages[zoom.at] ?? ''
  // An address lives for ten minutes: the first failure asks for a fresh one by itself.
  const broken = async () => {
    if (!(await onBroken())) setFailed(url)
  }
  const retry = async () => {
    await onRetry()
    setFailed(undefined)
  }
  if (pageImages.length === 0) return <Empty text='暂无预览图，请下载 PDF 查看' />
  return (
    <div className='pg'>
      <ZoomPicture
        zoom={zoom}
        pictures={pageImages}
        onFail={() => void broken()}
        {...(failed === url && {
          instead: <ErrorBlock text='图片加载失败，点击重试' onRetry={() => void retry()} />,
        })}
      />
      <ZoomBar zoom={zoom} count={pageImages.length} more={[]} />
      {!isWeapp && <div className='pg-hint fs-12'>长按图片保存</div>}
    </div>
  )
}

function Acts({ invoice, onMail }: { invoice: InvoiceFiles; onMail: () => void }) {
  const { invoiceId, invoiceNo, pageImages } = invoice
  const save = async () => {
    const done = await Promise.all(pageImages.map((url, at) => savePicture(url, `发票_${invoiceNo}_${at + 1}.png`)))
    toast(done.every(Boolean) ? '已保存' : isWeapp ? '请在设置中允许访问相册' : '保存失败，请稍后重试')
  }
  return (
    <BottomBar
      note={
        <Row to='centre' gap={12}>
          <Button kind='text' size='small' onTap={onMail}>
            发送邮箱
          </Button>
          {isWeapp && (
            <Button kind='text' size='small' onTap={() => openInvoiceFile(invoiceId, 'PDF')}>
              转发
            </Button>
          )}
        </Row>
      }
      secondary={{ text: '保存图片', disabled: pageImages.length === 0, onTap: save }}
      primary={{ text: '下载PDF', onTap: () => openInvoiceFile(invoiceId, 'PDF') }}
    />
  )
}
