import { draftProblem, isFreshDraft, MOST_DRAFTS } from '@domain/form-draft'
import { toMillis } from '@domain/date'
import { onAppVisible } from '@/platform/lifecycle'
import { storage } from '@/platform/storage'
import { serverNow } from '@/platform/time'
import { vault } from '@/platform/vault'
import { call } from './call'
import { typing, type LeftTyping, type Typed } from './typing'

/*
 * Y-23: what is typed is kept on the phone a second after the last change, and by the gateway a little later, so that the app may be killed
 * and the form be finished on another phone. Loaded after the first page.
 */

/** ms without a change. */
const ON_PHONE_AFTER = 1000
const AT_GATEWAY_AFTER = 3000
const NAME = 'typing'

interface Kept {
  owner: string
  drafts: Record<string, LeftTyping>
}

const ownerNow = () => `${storage.get('userId')}|${storage.get('bpCode')}`
const isBound = () => storage.get('bpCode') !== ''
const quiet = { loading: false, handles: 'all' } as const

let owner = ''
/** It is being read. */
let opening = ''
let drafts = new Map<string, LeftTyping>()
const timers = new Map<string, { phone: Timer; gateway: Timer; values: Typed }>()
type Timer = ReturnType<typeof setTimeout>

const isMine = () => owner !== '' && owner === ownerNow()

/** The newest that are still of use. */
function standing(): [string, LeftTyping][] {
  const now = serverNow()
  return [...drafts]
    .filter(([, { savedAt }]) => isFreshDraft(savedAt, now))
    .sort(([, a], [, b]) => b.savedAt - a.savedAt)
    .slice(0, MOST_DRAFTS)
}

const saveOnPhone = () =>
  vault
    .set(NAME, JSON.stringify({ owner, drafts: Object.fromEntries(standing()) } satisfies Kept))
    // A full disk: the gateway still has it.
    .catch((error: unknown) => console.warn('what was typed is not kept on this phone', error))

/** Without a network the phone alone keeps it. */
const atGateway = async (place: string, values: Typed) => {
  const text = JSON.stringify(values)
  if (!isBound() || draftProblem(text) !== null) return
  await call('btwob POST /draft/save', { place, values: text }, quiet).catch(() => undefined)
}

function note(place: string, values: Typed): void {
  if (!isMine()) return
  drafts.set(place, { values, savedAt: serverNow() })
  const before = timers.get(place)
  clearTimeout(before?.phone)
  clearTimeout(before?.gateway)
  timers.set(place, {
    values,
    phone: setTimeout(() => void saveOnPhone(), ON_PHONE_AFTER),
    gateway: setTimeout(() => {
      timers.delete(place)
      void atGateway(place, values)
    }, AT_GATEWAY_AFTER),
  })
}

/** What waits for its moment is kept now: the app may not come back. */
function flush(): void {
  if (timers.size === 0 || !isMine()) return
  void saveOnPhone()
  for (const [place, { phone, gateway, values }] of timers) {
    clearTimeout(phone)
    clearTimeout(gateway)
    void atGateway(place, values)
  }
  timers.clear()
}

function forget(place: string): void {
  const { phone, gateway } = timers.get(place) ?? {}
  clearTimeout(phone)
  clearTimeout(gateway)
  timers.delete(place)
  if (!isMine() || !drafts.delete(place)) return
  void saveOnPhone()
  // Not forgotten there without a network: it ends with its day.
  if (isBound()) void call('btwob POST /draft/clear', { place }, quiet).catch(() => undefined)
}

const parsed = (text: string): Typed => JSON.parse(text) as Typed

/** Reads what the present user has left on this phone and on others. */
export async function openTyping(): Promise<void> {
  const user = ownerNow()
  if (user === owner || user === opening || storage.get('userId') === '') return
  opening = user
  try {
    await readLeft(user)
  } finally {
    opening = ''
  }
}

async function readLeft(user: string): Promise<void> {
  const kept = JSON.parse((await vault.get(NAME)) || 'null') as Kept | null
  if (user !== ownerNow()) return
  owner = user
  drafts = new Map(kept?.owner === user ? Object.entries(kept.drafts) : [])
  const there = isBound() ? await call('btwob GET /draft/list', undefined, quiet).catch(() => null) : null
  if (!isMine()) return
  for (const { place, values, savedAt } of there?.list ?? []) {
    const at = toMillis(savedAt)
    if (at > (drafts.get(place)?.savedAt ?? 0)) drafts.set(place, { values: parsed(values), savedAt: at })
  }
  typing.opened.forEach((hear) => hear())
}

/** The login was left on purpose: the next user of this phone finds nothing. The gateway keeps it for the day. */
export async function forgetTyping(): Promise<void> {
  owner = ''
  drafts = new Map()
  timers.forEach(({ phone, gateway }) => [phone, gateway].forEach(clearTimeout))
  timers.clear()
  await vault.remove(NAME)
}

/** From now on forms are kept. */
export function saveTyping(): void {
  typing.keeper = {
    left: (place) => {
      const draft = isMine() ? drafts.get(place) : undefined
      return draft && isFreshDraft(draft.savedAt, serverNow()) ? draft : undefined
    },
    note,
    forget,
  }
  onAppVisible((visible) => !visible && flush())
}
