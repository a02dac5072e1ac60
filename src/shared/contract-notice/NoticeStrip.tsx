import type { Out } from '@contract'
import { useLink, useMay } from '@/blocks'
import { useRead } from '@/request'
import { NoticeBar } from '@/ui'

type Notices = Out<'default GET /crmgas/contract/summary'>['notices']

/** The newest notice that waits for an acknowledgement or a signature (C-10). */
export function NoticeStrip({ notices }: { notices: Notices }) {
  const [first] = notices
  const open = useLink('/pages/my-order/contract-reminder-notice', { noticeId: first?.noticeId ?? '' })
  if (!first) return null
  return (
    <NoticeBar tone='warning' {...(open && { action: '查看', onTap: open })}>
      {first.content}
    </NoticeBar>
  )
}

/** The same on pages that read no contracts, for those that may see them. */
export const ContractNotices = () => (useMay('model:CONTRACT_VIEW') ? <Read /> : null)

function Read() {
  const { data } = useRead('default GET /crmgas/contract/notice/list', {}, { handles: 'all', refresh: 'show' })
  const open = (data?.list ?? []).filter(({ isOpen }) => isOpen === '1')
  return <NoticeStrip notices={open} />
}
