import { Type } from '@sinclair/typebox'
import { TOKEN_RULES } from '@domain/search/tokens'
import type { AreaWork } from '../../work/kinds'
import { kind, sweep } from '../../work/kinds'
import { kinds, reducedByOthers } from './repo'
import { renew } from './service'

const renewal = kind({
  name: 'search.renew',
  data: Type.Object({ kind: Type.Union(kinds.map((one) => Type.Literal(one))), refId: Type.String() }),
  run: { handle: renew },
})

/** A release with other rules of tokens finds the documents of the one before within minutes. */
const outdated = sweep('search.outdated', { everySeconds: 300 }, renewal, async (work, after, limit) =>
  (await reducedByOthers(work.db, TOKEN_RULES, after, limit)).map((ref) => ({
    key: `${ref.kind}:${ref.refId}`,
    data: ref,
  })),
)

export const searchWork: AreaWork = { kinds: [renewal], sweeps: [outdated] }
