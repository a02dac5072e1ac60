import type { Out } from '@contract'
import { canSubscribe, keptAnswers, type Asked } from '@/platform/subscribe'
import { storage } from '@/platform/storage'

export type Template = NonNullable<Out<'default GET /small/smart-wx-info/get'>['templates']>[number]

/** Can WeChat be asked here? It names its user at a login in the mini-program only. */
export const canAskWx = (): boolean => canSubscribe && storage.get('openId') !== ''

/** WeChat does not offer it to this user. */
export const isWithheld = ({ lastResult }: Template): boolean => lastResult === 'ban' || lastResult === 'filter'

/** WeChat asks for at most three at once (E-X-06): those first of which least is left. */
export const leastFirst = (templates: readonly Template[]): string[] =>
  templates
    .filter((template) => !isWithheld(template))
    .sort((a, b) => a.remaining - b.remaining)
    .slice(0, 3)
    .map(({ tmplId }) => tmplId)

/** What the user answered, as it is reported. */
export async function answersOf(asked: Asked) {
  const given = asked === null || asked === 'off' ? [] : Object.entries(asked)
  if (given.length === 0) return []
  const kept = await keptAnswers()
  return given.map(([tmplId, result]) => ({ tmplId, result, ...(kept.has(tmplId) && { always: true }) }))
}
