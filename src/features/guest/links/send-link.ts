import { formatParams } from '@/routes/params'
import { GUEST } from './words'

export interface SendLinkProps {
  token: string
  guestName: string
}

/** The outsider's page of this link, inside the app. */
export const placeOf = (token: string): string => GUEST + formatParams({ token })

export const SHARE_TITLE = '用气账务资料授权查阅'
export const COPIED = '链接已复制，请发送给查看人'
export const NOT_COPIED = '复制失败，请长按地址复制'
