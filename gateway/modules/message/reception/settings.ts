import type { In, Out } from '@contract'
import type { BoundSession, Work } from '../../../http/context'
import { Refusal, refuseIf } from '../../../http/refusal'
import { quietOf, receptionsOf, saveQuiet, saveReception } from '../repo/reception'
import { chosenOf, mandatory, switchOf, type Chosen, type Wish } from '../rules/channels'
import { USUAL_QUIET, type Quiet } from '../rules/quiet'
import { categories, templates, type Category } from '../rules/templates'
import { isOffered } from './credits'

const NOT_OFFERED = { on: false, locked: false, offered: false, usual: false }

/** What each category is about, below its name. */
const descriptions: Record<Category, string> = {
  supply: '停气、限气与恢复供气，依规定必须送达',
  safety: '安检、隐患、报警与档案到期',
  service: '工单受理、派单、办结，工程进度',
  bill: '出账、到期、欠费、余额与到账',
  gasUse: '用气变化、数据缺失、计划与偏差',
  order: '气量包、竞购、自选与合同',
  invoice: '开票、红冲',
  account: '登录、绑定、认证；账户变动另有短信',
  hyq: '惠用气报告与调研',
  market: '咨询、报价、活动与奖品',
  system: '系统公告',
}

export interface Reception {
  version: number
  chosen: Chosen
  quiet: Quiet
}

const USUAL: Reception = { version: 0, chosen: {}, quiet: USUAL_QUIET }

/** A user and the customer number that is meant; null: about the account, where nothing is chosen but the quiet hours. */
export interface Reader {
  userId: string
  bp: string | null
}

/** What these users have chosen, two reads for all of them. */
export async function receptions(work: Work, readers: readonly Reader[]): Promise<(reader: Reader) => Reception> {
  if (readers.length === 0) return () => USUAL
  const userIds = [...new Set(readers.map(({ userId }) => userId))]
  const bps = [...new Set(readers.flatMap(({ bp }) => bp ?? []))]
  const rows = bps.length === 0 ? [] : await receptionsOf(work.db, bps, userIds)
  const chosen = new Map(rows.map((row) => [`${row.userId}|${row.bp}`, row]))
  const quiet = new Map((await quietOf(work.db, userIds)).map((row) => [row.userId, row]))
  return ({ userId, bp }) => {
    const hours = quiet.get(userId)
    const own = chosen.get(`${userId}|${bp ?? ''}`)
    return {
      version: own?.version ?? 0,
      chosen: own?.channels ?? {},
      quiet: hours ? { enabled: hours.enabled, start: hours.startAt, end: hours.endAt } : USUAL_QUIET,
    }
  }
}

/** Categories of which a message has a template that WeChat knows. */
const offeredByWechat = (work: Work): ReadonlySet<Category> =>
  new Set(Object.values(templates).flatMap(({ category, wxKey }) => (isOffered(work, wxKey) ? [category] : [])))

/** message/setting/query. */
export async function receptionView(
  work: Work,
  session: BoundSession,
): Promise<Out<'default GET /crmgas/message/setting/query'>> {
  const { version, chosen, quiet } = (await receptions(work, [session]))(session)
  const list = Object.keys(categories) as Category[]
  const byWechat = offeredByWechat(work)
  return {
    version,
    quiet,
    categories: list.map((code) => ({
      code,
      name: categories[code],
      desc: descriptions[code],
      mandatory: mandatory.has(code),
      channels: {
        inApp: switchOf(code, 'inApp', chosen),
        wxMini: byWechat.has(code) ? switchOf(code, 'wxMini', chosen) : NOT_OFFERED,
        sms: switchOf(code, 'sms', chosen),
        push: NOT_OFFERED,
      },
    })),
  }
}

/** message/setting/save: E6003 a locked channel off, E6004 quiet hours without length, E6005 changed elsewhere since. */
export async function saveSettings(
  work: Work,
  session: BoundSession,
  { version, categories: wishes, quiet }: In<'default POST /crmgas/message/setting/save'>,
): Promise<{ version: number }> {
  const { userId, bp } = session
  refuseIf(quiet.enabled && quiet.start === quiet.end ? 'E6004' : null)
  const { chosen } = (await receptions(work, [session]))(session)
  const byWechat = offeredByWechat(work)
  // A switch that is not offered is sent as off without being chosen.
  const offered = ({ code, wxMini }: Wish): boolean =>
    byWechat.has(code as Category) ? wxMini : switchOf(code as Category, 'wxMini', chosen).on
  const channels = chosenOf(wishes.map((wish) => ({ ...wish, wxMini: offered(wish) })))
  if (channels === 'E6003') throw new Refusal('E6003')
  const at = work.clock.iso()
  if (!(await saveReception(work.db, { userId, bp, version, channels, at }))) throw new Refusal('E6005')
  const { enabled, start, end } = quiet
  await saveQuiet(work.db, { userId, enabled, startAt: start, endAt: end, updatedAt: at })
  return { version: version + 1 }
}
