import type { Out } from '@contract'
import { useLink } from '@/blocks'
import { NoticeBar } from '@/ui'

/** The most urgent notice that waits for an acknowledgement (C-10). */
export function NoticeStrip({ notices }: { notices: Out<'default GET /crmgas/contract/summary'>['notices'] }) {
  const [first] = notices
  const open = useLink('/pages/my-order/contract-reminder-notice', { noticeId: first?.noticeId ?? '' })
  if (!first) return null
  return (
    <NoticeBar tone='warning' {...(open && { action: '查看', onTap: open })}>
      {first.content}
    </NoticeBar>
  )
}
