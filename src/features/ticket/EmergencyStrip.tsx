import { useRead } from '@/request'
import { NoticeBar } from '@/ui'
import { dial } from '@/shared/hotline'

/** The red line with the emergency number of the company; a tap dials after a question (BT-02). */
export function EmergencyStrip() {
  const read = useRead('default GET /crmgas/hotline/list', undefined, { handles: 'all' })
  const line = read.data?.list.find(({ kind }) => kind === 'EMERGENCY')
  if (!line) return null
  return (
    <NoticeBar tone='danger' action='拨打' onTap={() => void dial(line.phone)}>
      燃气泄漏请立即拨打抢险电话 {line.phone}
    </NoticeBar>
  )
}
