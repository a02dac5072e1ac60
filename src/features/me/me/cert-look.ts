import type { Tone } from '@/ui'
import type { LoginUserInfo } from '@/stores'

export interface CertLook {
  text: string
  tone: Tone
  /** What the bar asks for. */
  action?: string
}

/** State of the newest certification as 我的 shows it (C 3.4, C 6.4). */
export function certLook(status: LoginUserInfo['certStatus']): CertLook {
  switch (status) {
    case '20':
      return { text: '已认证', tone: 'success' }
    case '10':
      return { text: '审核中', tone: 'warning' }
    case '30':
      return { text: '未通过', tone: 'danger', action: '去修改' }
    case '40':
      return { text: '已过期', tone: 'danger' }
    default:
      return { text: '未认证', tone: 'muted', action: '去认证' }
  }
}
