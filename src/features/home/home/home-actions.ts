import { type Link } from '@/blocks'
import { scanAndShow } from '@/shared/scan'
import { canScan } from '@/platform/scan'
import type { NavAction } from '@/ui'

/** The scanner where the host has one; the bell, once the message centre is there. */
export const homeActions = (messages: Link | undefined, unread: number): NavAction[] => [
  ...(canScan() ? [{ label: '扫一扫', icon: 'scan' as const, onTap: () => void scanAndShow() }] : []),
  ...(messages ? [{ label: '消息', icon: 'bell' as const, badge: unread, onTap: messages }] : []),
]
