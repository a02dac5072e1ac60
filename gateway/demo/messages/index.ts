import { DAY, toInstant } from '@domain/date'
import type { Work } from '../../http/context'
import { handOut } from '../../modules/message/service'
import { saveSetting } from '../setting-repo'
import { demoOpenId } from '../stand-ins/wechat'
import { workOffNow } from '../within'
import { saveCredits, readOlder, sentAlready } from './repo'

/** Days of the history with unread messages. */
const UNREAD_DAYS = 10

/** Templates that the demo's WeChat has, with what 王建国 has accepted of each. */
const ACCEPTED = { BILL: 3, BALANCE: 0, SUPPLY: 3, ORDER: 0, SIGN: 0, SERVICE: 0 } as const
/** Templates that the demo's official account has as well. */
const BY_ACCOUNT = ['BILL', 'SUPPLY', 'RESUME', 'SERVICE'] as const
const OWNER = '13800000001'

/** Delivers what the history has published (E 8). */
export async function seedMessages(work: Work): Promise<void> {
  for (const key of Object.keys(ACCEPTED)) await saveSetting(work.db, `wx.template.${key}`, `demo-${key}`)
  for (const key of BY_ACCOUNT) await saveSetting(work.db, `wx.account.${key}`, `demo-account-${key}`)
  await saveSetting(work.db, 'wx.account.name', '城燃工商业服务号')
  await saveSetting(work.db, 'wx.account.qrUrl', 'http://weixin.qq.com/q/02demoAccount')
  await workOffNow(work, handOut)
  await sentAlready(work.db)
  await readOlder(work.db, toInstant(work.clock.now() - UNREAD_DAYS * DAY))
  for (const [key, remaining] of Object.entries(ACCEPTED))
    await saveCredits(work.db, { openId: demoOpenId(OWNER), tmplId: `demo-${key}`, remaining, at: work.clock.iso() })
}
