import { useState } from 'react'
import { useRead } from '@/request'
import { NoticeBar, Skeleton } from '@/ui'
import { keep, kept } from '../parts/pick/kept'

const OF_CARDS = '购气款请在交易开票中申请发票'
const OF_BILLS = '气费按账单开票，出账后在待开票中申请'

/** Said once to each user: which way of invoicing is the one for how this customer pays. */
export function GuideStrip() {
  const [isGuided, setGuided] = useState(() => kept().isGuided)
  const meters = useRead('default GET /crmgas/list-meter-channel', {}, { enabled: !isGuided, handles: 'all' })
  if (isGuided) return null
  const list = meters.data?.list ?? []
  const onlyCards = list.length > 0 && list.every(({ meterType }) => meterType === 'IC')
  const close = () => {
    keep({ isGuided: true })
    setGuided(true)
  }
  return (
    <NoticeBar onClose={close}>
      {/* Its place is kept from the start. */}
      {meters.state === 'loading' ? <Skeleton width='70%' /> : onlyCards ? OF_CARDS : OF_BILLS}
    </NoticeBar>
  )
}
