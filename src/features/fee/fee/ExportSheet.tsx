import { useState } from 'react'
import { addMonthsClamped } from '@domain/date'
import { formatSpan } from '@domain/date-format'
import { energyAndPayment } from '@domain/error-texts/energy-and-payment'
import { useToday } from '@/blocks'
import { showFile } from '@/shared/file'
import { call, callFailure } from '@/request'
import { Chips, Sheet, toast } from '@/ui'
import { Calendar } from '@/ui/nut'
import { lastMonths, type Days } from './entry'

const SPANS = [
  { key: '1', label: '近1个月' },
  { key: '3', label: '近3个月' },
  { key: '6', label: '近6个月' },
  { key: '12', label: '近12个月' },
] as const

const OWN = 'own'
/** Months of one export at most (AE-91, A2316), and how far back the ledger is shown (AE-90). */
const MOST = 12
const BACK = 36

/** 导出 (AE-91): at most twelve months, as a spreadsheet behind a link of ten minutes. */
export function ExportSheet({ onClose }: { onClose: () => void }) {
  const today = useToday()
  const [span, setSpan] = useState<string>('3')
  const [own, setOwn] = useState<Days | null>(null)
  const [picking, setPicking] = useState(false)
  const [busy, setBusy] = useState(false)
  const days = span === OWN && own !== null ? own : lastMonths(Number(span), today)
  const run = async () => {
    if (busy) return
    setBusy(true)
    try {
      const { url, fileName } = await call('default POST /crmgas/fee/export', days)
      await showFile(url, fileName, '已导出')
      onClose()
    } catch (failure) {
      callFailure(failure)
    } finally {
      setBusy(false)
    }
  }
  if (picking)
    return (
      <Calendar
        open
        range
        value={own?.dateFrom ?? today}
        to={own?.dateTo ?? today}
        min={addMonthsClamped(today, -BACK)}
        max={today}
        today={today}
        onConfirm={(dateFrom, dateTo) => {
          if (dateFrom <= addMonthsClamped(dateTo, -MOST)) {
            toast(energyAndPayment.A2316.replace('{limit}', `${MOST}个月`))
            return
          }
          setOwn({ dateFrom, dateTo })
          setSpan(OWN)
          setPicking(false)
        }}
        onClose={() => setPicking(false)}
      />
    )
  const ownLabel = own === null ? '自定义日期' : formatSpan(own.dateFrom, own.dateTo)
  return (
    <Sheet
      open
      title='导出交易记录'
      confirmText={busy ? '导出中' : '导出'}
      confirmDisabled={busy}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <Chips
        label='时间范围'
        items={[...SPANS, { key: OWN, label: ownLabel }]}
        active={span}
        onChange={(key) => (key === OWN ? setPicking(true) : setSpan(key))}
      />
      <div className='gutter fs-12 t3'>导出为表格文件，链接10分钟内有效</div>
    </Sheet>
  )
}
