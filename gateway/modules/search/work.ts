import { Type } from '@sinclair/typebox'
import { TOKEN_RULES } from '@domain/search/tokens'
import { kind, onePiece, sweep, together } from '../../work/kinds'
import { kinds, reducedByOthers } from './repo/documents'
import { forgetQuestions } from './questions'
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

const forget = onePiece('search.forgetQuestions', { dailyAt: '03:40' }, { handle: forgetQuestions })

export const searchWork = together([forget], { kinds: [renewal], sweeps: [outdated] })
