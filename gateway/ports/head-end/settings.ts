import { Type as t } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { SettingError, type Env } from '../../config-world'

/** A head-end: the system that speaks with the remote meters of some gas companies. */
export interface HeadEnd {
  id: string
  /** Companies for which it may send data of meters. */
  companies: readonly string[]
  /** Signs in both directions. */
  key: Buffer
  /** Takes valve commands; null when its meters have no valves. */
  valveUrl: string | null
  /** Gets the top-ups; null when its meters show no balance. */
  creditUrl: string | null
}

const List = t.Array(
  t.Object(
    {
      id: t.String({ pattern: '^[\\w-]{1,32}$' }),
      companies: t.Array(t.String({ pattern: '^\\d{4}$' }), { minItems: 1 }),
      key: t.String({ pattern: '^([0-9a-f]{2}){32,}$' }),
      valveUrl: t.Optional(t.String({ pattern: '^https?://' })),
      creditUrl: t.Optional(t.String({ pattern: '^https?://' })),
    },
    { additionalProperties: false },
  ),
)
const example = '[{"id":"east","companies":["1001"],"key":"<64 hex digits or more>","valveUrl":"https://…"}]'

/** The head-ends that the settings name. */
export function headEndsOf(env: Env): readonly HeadEnd[] {
  const text = env.HEAD_ENDS ?? ''
  if (text === '') return []
  const parsed = jsonOf(text)
  if (!Value.Check(List, parsed)) throw new SettingError(`HEAD_ENDS is no list of head-ends; write it like ${example}.`)
  const served = parsed.flatMap(({ companies }) => companies)
  const twice = served.find((code, index) => served.indexOf(code) !== index)
  if (twice !== undefined) throw new SettingError(`HEAD_ENDS: company ${twice} has two head-ends.`)
  return parsed.map(({ id, companies, key, valveUrl = null, creditUrl = null }) => ({
    id,
    companies,
    key: Buffer.from(key, 'hex'),
    valveUrl,
    creditUrl,
  }))
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Anything that is no JSON is no list of head-ends either: one sentence for both.
    return null
  }
}
