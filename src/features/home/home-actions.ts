import { scanAndShow } from '@/blocks'
import { canScan } from '@/platform/scan'
import { goTo } from '@/routes/go'
import type { NavAction } from '@/ui'

const MESSAGES = '/subPages/my-message/list'

/** The scanner where the host has one; the bell, once the message centre is there. */
export const homeActions = (mayOpen: (address: string) => boolean, unread: number): NavAction[] => [
  ...(canScan() ? [{ label: '扫一扫', icon: 'scan' as const, onTap: () => void scanAndShow() }] : []),
  ...(mayOpen(MESSAGES)
    ? [{ label: '消息', icon: 'bell' as const, badge: unread, onTap: () => void goTo(MESSAGES) }]
    : []),
]
