import { useState } from 'react'
import type { In } from '@contract'
import { addMonths, monthOf } from '@domain/date'
import { useToday } from '@/blocks'
import { callFailure, call, type PagedInput } from '@/request'
import { showFile } from '@/shared/file'
import { ActionSheet, MonthPicker, toast } from '@/ui'

type Format = In<'btwob GET /invoice/matrix/export'>['format']

interface ExportSheetProps {
  /** What the page shows is what is exported. */
  filter: PagedInput<'btwob GET /invoice/matrix'>
  onClose: () => void
}

const FILES = 'FILES'
const ITEMS = [
  { key: 'XLSX', text: '导出 Excel', note: '当前筛选的全部记录' },
  { key: 'CSV', text: '导出 CSV', note: '当前筛选的全部记录' },
  { key: FILES, text: '打包下载发票', note: '选择开票月份，含 PDF 和 XML' },
]
/** Invoices are looked for this far back, in months. */
const BACK = 59

/** 导出 (Y-15): the rows as a file, or the files of the invoices of a month. */
export function ExportSheet({ filter, onClose }: ExportSheetProps) {
  const [isPicking, setPicking] = useState(false)
  const current = monthOf(useToday())
  const handOver = async (make: () => Promise<void>) => {
    onClose()
    try {
      await make()
    } catch (failure) {
      callFailure(failure)
    }
  }
  const sheet = (format: Format) =>
    handOver(async () => {
      const { url, fileName } = await call('btwob GET /invoice/matrix/export', { ...filter, format })
      await showFile(url, fileName, '已导出')
    })
  const archive = (month: string) =>
    handOver(async () => {
      const { file } = await call('btwob GET /invoice/matrix/files', { month })
      if (file === null) return toast('该月没有可下载的发票')
      await showFile(file.url, file.fileName, '已导出')
    })
  if (isPicking)
    return (
      <MonthPicker
        open
        title='选择开票月份'
        value={current}
        min={addMonths(current, -BACK)}
        max={current}
        current={current}
        onConfirm={(month) => void archive(month)}
        onClose={onClose}
      />
    )
  return (
    <ActionSheet
      open
      title='导出'
      items={ITEMS}
      onChoose={(key) => (key === FILES ? setPicking(true) : void sheet(key as Format))}
      onClose={onClose}
    />
  )
}
