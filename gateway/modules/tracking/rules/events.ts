const moduleMark = /^[A-Za-z0-9_.:-]{1,64}$/

/** TR-01: a click's code is stored as it is, or dropped without a word. */
export const isClickModule = (code: string): boolean => moduleMark.test(code)

/** TR-05: keys that hold, or could hold, personal data. Compared in lower case without separators. */
const denied = [
  'phone',
  'mobile',
  'tel',
  'username',
  'name',
  'realname',
  'contact',
  'idcard',
  'email',
  'address',
  'password',
  'token',
  'authorization',
  'account',
  'accountno',
  'bankno',
  'cardno',
  'bp',
  'openid',
  'unionid',
  'lng',
  'lat',
  'longitude',
  'latitude',
  'position',
]

const plain = (key: string): string => key.toLowerCase().replace(/[^a-z]/g, '')
const phoneLike = /(?<!\d)1[2-9]\d{9}(?!\d)/g

export type Extra = Record<string, string | number | boolean | null>

/** Bytes of extra data that an event may carry (D 2.8). */
const extraLimit = 2048

/**
 * Extra data without personal data: keys of the deny list go, phone numbers inside texts are masked. Beyond 2 kB all of it goes,
 * because half an object says something wrong.
 */
export function cleanExtra(extra: Extra | undefined): Extra {
  const kept = Object.entries(extra ?? {})
    .filter(([key]) => !denied.includes(plain(key)))
    .map(([key, value]) => [key, typeof value === 'string' ? value.replace(phoneLike, '***') : value] as const)
  const clean = Object.fromEntries(kept)
  return Buffer.byteLength(JSON.stringify(clean)) > extraLimit ? {} : clean
}

/** A page's address without its query: the values there belong to a person or a business object. */
export const cleanPage = (page: string | undefined): string | null => page?.split(/[?#]/, 1)[0] ?? null

/** TR-03: more than 30 minutes is a forgotten page. A stay without its time is none: undefined. */
export function cleanDuration(type: string, durationMs: number | undefined): number | null | undefined {
  if (type !== 'DWELL') return durationMs === undefined ? null : Math.min(durationMs, 2_147_483_647)
  return durationMs === undefined ? undefined : Math.min(durationMs, 1_800_000)
}
