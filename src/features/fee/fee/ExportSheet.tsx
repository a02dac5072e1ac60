import { useState } from 'react'
import { dateAt } from '@domain/date'
import { showFile } from '@/shared/file'
import { serverNow } from '@/platform/time'
import { callFailure, call } from '@/request'
import { Chips, Sheet } from '@/ui'
import { lastMonths } from './entry'

const SPANS = [
  { key: '1', label: '近1个月' },
  { key: '3', label: '近3个月' },
  { key: '6', label: '近6个月' },
  { key: '12', label: '近12个月' },
] as const

/** 导出 (AE-91): at most twelve months, as a spreadsheet behind a link of ten minutes. */
export function ExportSheet({ onClose }: { onClose: () => void }) {
  const [span, setSpan] = useState<(typeof SPANS)[number]['key']>('3')
  const [busy, setBusy] = useState(false)
  const run = async () => {
    if (busy) return
    setBusy(true)
    try {
      const { url, fileName } = await call(
        'default POST /crmgas/fee/export',
        lastMonths(Number(span), dateAt(serverNow())),
      )
      await showFile(url, fileName, '已导出')
      onClose()
    } catch (failure) {
      callFailure(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Sheet
      open
      title='导出交易记录'
      confirmText={busy ? '导出中' : '导出'}
      confirmDisabled={busy}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <Chips label='时间范围' items={SPANS} active={span} onChange={setSpan} />
      <div className='gutter fs-12 t3'>导出为表格文件，链接10分钟内有效</div>
    </Sheet>
  )
}
