import type { In, Out } from '@contract'
import { question } from '../../../extensions'
import type { Session, Work } from '../../../http/context'
import { Refusal } from '../../../http/refusal'
import { ask } from '../../../wiring'
import { followerOf } from '../repo/follows'
import { creditsOf, noteResult } from '../repo/reception'
import { wxTemplates } from '../rules/wx-templates'

/** How a user is reached outside the app. */
export interface Contact {
  phone: string
  /** The WeChat of the mini-program that is tied to the account. */
  openId: string | null
  /** The WeChat user behind it, where the mini-program and the official account belong together. */
  unionId: string | null
}

/** The contact of an account that is open. */
export const contactOf = question<(work: Work, userId: string) => Promise<Contact | null>>('contactOf', () =>
  Promise.resolve(null),
)

/** The id under which WeChat knows a template of this deployment; null: not applied for. */
export const tmplIdOf = (work: Work, key: string | null): string | null => idIn(work, 'template', key)

/** The same for the official account: its templates have ids of their own. */
export const accountIdOf = (work: Work, key: string | null): string | null => idIn(work, 'account', key)

function idIn(work: Work, sender: 'template' | 'account', key: string | null): string | null {
  const id = key === null ? '' : work.settings.text('*', `wx.${sender}.${key}`, '')
  return id === '' ? null : id
}

/** Whether WeChat can send it, by the mini-program or by the account. */
export const isOffered = (work: Work, key: string | null): boolean =>
  tmplIdOf(work, key) !== null || accountIdOf(work, key) !== null

/** Ids of this deployment's templates. */
export const ownTemplates = (work: Work): ReadonlySet<string> =>
  new Set(Object.keys(wxTemplates).flatMap((key) => tmplIdOf(work, key) ?? []))

/** The official account as users see it; null where none is configured. */
async function accountOf(work: Work, contact: Contact | null) {
  const name = work.settings.text('*', 'wx.account.name', '')
  if (name === '') return null
  const unionId = contact?.unionId ?? null
  const follower = unionId === null ? undefined : await followerOf(work.db, unionId)
  const qrUrl = work.settings.text('*', 'wx.account.qrUrl', '')
  return { name, qrUrl, followed: follower !== undefined, bound: unionId !== null }
}

type Info = Out<'default GET /small/smart-wx-info/get'>
export type Credits = NonNullable<Info['templates']>

/** Templates of this deployment with what the user has accepted of each; of one scene, or of all. */
export async function wxCredits(
  work: Work,
  userId: string,
  scene: string | undefined,
): Promise<{ account: Info['account']; openIdBound: boolean; templates: Credits }> {
  const contact = await ask(work, contactOf)(work, userId)
  const openId = contact?.openId ?? null
  const rows = openId === null ? [] : await creditsOf(work.db, userId, openId)
  const known = new Map(rows.map((row) => [row.tmplId, row]))
  const templates = Object.entries(wxTemplates).flatMap(([tmplKey, template]) => {
    const tmplId = tmplIdOf(work, tmplKey)
    if (tmplId === null || (scene !== undefined && template.scene !== scene)) return []
    const { title, desc, scene: of } = template
    const { remaining = 0, lastResult = null, always = false } = known.get(tmplId) ?? {}
    return [{ tmplKey, tmplId, title, scene: of, desc, remaining, lastResult, always }]
  })
  return { account: await accountOf(work, contact), openIdBound: openId !== null, templates }
}

type Report = 'default POST /crmgas/message/subscribe/report'

/** subscribe/report: E6006 where this WeChat is not tied to the account; a template that is not ours is left out. */
export async function reportResults(
  work: Work,
  { userId }: Session,
  { openId, results }: Pick<In<Report>, 'openId' | 'results'>,
): Promise<Out<Report>> {
  const contact = await ask(work, contactOf)(work, userId)
  if (contact?.openId !== openId) throw new Refusal('E6006')
  const own = ownTemplates(work)
  const lastAt = work.clock.iso()
  for (const { tmplId, result, always = false } of results)
    if (own.has(tmplId)) await noteResult(work.db, { userId, openId, tmplId, lastResult: result, lastAt, always })
  const { templates } = await wxCredits(work, userId, undefined)
  const asked = new Set(results.map(({ tmplId }) => tmplId))
  return {
    templates: templates
      .filter(({ tmplId }) => asked.has(tmplId))
      .map(({ tmplId, remaining, lastResult }) => ({ tmplId, remaining, lastResult })),
  }
}
