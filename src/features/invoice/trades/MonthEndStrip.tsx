import { useState } from 'react'
import { monthOf } from '@domain/date'
import { useToday } from '@/blocks'
import { useInvoice } from '@/stores/invoice'
import { NoticeBar } from '@/ui'
import { keep, kept } from '../parts/pick/kept'

/** IV-12 said beforehand: on the first visit of a month, until it is closed. */
export function MonthEndStrip() {
  const month = monthOf(useToday())
  const isWanted = useInvoice(({ isShowTips }) => isShowTips)
  const [isClosed] = useState(() => kept().tipMonth === month)
  if (!isWanted || isClosed) return null
  const close = () => {
    keep({ tipMonth: month })
    useInvoice.setState({ isShowTips: false })
  }
  return <NoticeBar onClose={close}>月末最后一日22:00至次月1日8:00暂停开票，期间申请将排队</NoticeBar>
}
