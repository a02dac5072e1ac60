import { NoticeBar } from '@/ui'
import { dial, emergencyOf, useLines } from '@/shared/hotline'

/** The red line with the emergency number of the company; a tap dials after a question (BT-02). */
export function EmergencyStrip() {
  const phone = emergencyOf(useLines().lines)
  if (phone === undefined) return null
  return (
    <NoticeBar tone='danger' action='拨打' onTap={() => void dial(phone)}>
      燃气泄漏请立即拨打抢险电话 {phone}
    </NoticeBar>
  )
}
