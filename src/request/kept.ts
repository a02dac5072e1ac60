import type { ApiKey } from '@contract'
import { utf8Bytes } from '@domain/form-draft'
import { isWeapp } from '@/platform/host'
import { storage } from '@/platform/storage'
import { deviceNow } from '@/platform/time'
import { vault } from '@/platform/vault'
import { line } from './in-turn'
import { queryClient } from './query'

/*
 * Y-21: the last answers of the pages that help without a network, each with the moment of its reading, for this login and customer.
 * Loaded after the first page. In browsers only where the login is remembered: else it ends with the tab, and its data with it (AU-02).
 */

/** Bytes of all answers together. */
const MOST_BYTES = 2_000_000
/** Bytes of one; WeChat takes 1 MB for a key. */
const MOST_OF_ONE = 400_000
/** ms after which an answer is of no help. */
const LIFE = 30 * 86_400_000
/** ms: answers that come together are written together. */
const TOGETHER = 500
const INDEX = 'reads'

/** Home, meters, bills, balance, contracts, phone lines, butler, tickets, the day's plan. */
const KEPT: ReadonlySet<unknown> = new Set<ApiKey>([
  'default GET /crmgas/home/summary',
  'default GET /crmgas/todo/list',
  'default GET /crmgas/consoleConfig/queryConsoleConfig',
  'job GET /customer/project/latest/project',
  'taocan GET /trade/order/summary',
  'energy GET /energy/overview',
  'energy GET /energy/trend',
  'default GET /crmgas/list-meter-channel',
  'default GET /crmgas/meter/detail',
  'default GET /crmgas/bill/list',
  'default GET /crmgas/bill/arrears',
  'default GET /crmgas/pay/payMeters',
  'default GET /crmgas/contract/list',
  'default GET /crmgas/contract/summary',
  'default GET /crmgas/hotline/list',
  'default GET /crmgas/butler/info',
  'default GET /crmgas/serviceTicket/list',
  'default GET /crmgas/serviceTicket/detail',
  'default GET /crmgas/serviceTicket/types',
  'default GET /crmgas/serviceTicket/slots',
  'dg GET /small/gasplan/getNewCustomer',
  'predict GET /plan/ahead',
  'predict GET /group/list',
])

interface Kept {
  owner: string
  /** ms: when the gateway answered. */
  at: number
  data: unknown
}

interface Place {
  name: string
  bytes: number
  at: number
}

const owner = () => `${storage.get('userId')}|${storage.get('bpCode')}`
const nameOf = (queryKey: readonly unknown[]) => `read:${owner()}:${JSON.stringify(queryKey)}`
const mayKeep = () => storage.get('userId') !== '' && (isWeapp || storage.get('rememberMe') === '1')

/** Of a list its first page: twenty rows. */
const firstPage = (data: unknown): unknown => {
  const { pages, pageParams } = data as { pages?: unknown[]; pageParams?: unknown[] }
  return pages && pageParams ? { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) } : data
}

// A full disk ends a write; the next may find room. The app does without.
const inTurn = line((error) => console.warn('not kept for a visit without a network', error))

const placesNow = async (): Promise<Place[]> => JSON.parse((await vault.get(INDEX)) || '[]') as Place[]

/** The oldest go until the rest has room. */
export function withRoom(places: readonly Place[], most = MOST_BYTES): { stay: Place[]; go: Place[] } {
  const stay: Place[] = []
  const go: Place[] = []
  let sum = 0
  for (const place of [...places].sort((a, b) => b.at - a.at)) {
    const hasRoom = go.length === 0 && sum + place.bytes <= most
    if (hasRoom) sum += place.bytes
    ;(hasRoom ? stay : go).push(place)
  }
  return { stay, go }
}

async function write(fresh: readonly { name: string; kept: Kept }[]): Promise<void> {
  const texts = fresh.map(({ name, kept }) => ({ name, at: kept.at, text: JSON.stringify(kept) }))
  const small = texts
    .map(({ name, at, text }) => ({ name, at, text, bytes: utf8Bytes(text) }))
    .filter(({ bytes }) => bytes <= MOST_OF_ONE)
  const before = (await placesNow()).filter(({ name }) => !texts.some((one) => one.name === name))
  const { stay, go } = withRoom([...before, ...small.map(({ name, at, bytes }) => ({ name, at, bytes }))])
  // The index first: what it names and is not there is nothing; what it does not name would never be removed.
  await vault.set(INDEX, JSON.stringify([...stay, ...go]))
  for (const { name, text } of small) await vault.set(name, text)
  if (go.length === 0) return
  await vault.remove(...go.map(({ name }) => name))
  await vault.set(INDEX, JSON.stringify(stay))
}

/** Answers that are not written yet, by their names. */
const waiting = new Map<string, Kept>()
let timer: ReturnType<typeof setTimeout> | undefined

/** What waits, which waits no longer. */
function taken(): { name: string; kept: Kept }[] {
  clearTimeout(timer)
  timer = undefined
  const fresh = [...waiting].map(([name, kept]) => ({ name, kept }))
  waiting.clear()
  return fresh
}

function flush(): void {
  const fresh = taken()
  void inTurn(() => write(fresh))
}

/** Keeps each answer that comes from now on and those that are there. */
export function storeReads(): () => void {
  const note = ({
    queryKey,
    state,
  }: {
    queryKey: readonly unknown[]
    state: { data?: unknown; dataUpdatedAt: number }
  }) => {
    if (!KEPT.has(queryKey[0]) || state.data === undefined || !mayKeep()) return
    waiting.set(nameOf(queryKey), { owner: owner(), at: state.dataUpdatedAt, data: firstPage(state.data) })
    timer ??= setTimeout(flush, TOGETHER)
  }
  const cache = queryClient.getQueryCache()
  cache.getAll().forEach((query) => query.state.status === 'success' && note(query))
  const endReads = cache.subscribe((event) => {
    // What was put in place is older than what is kept of it.
    if (event.type === 'updated' && event.action.type === 'success' && event.action.manual !== true) note(event.query)
  })
  return () => {
    taken()
    endReads()
  }
}

/** Puts the kept answer in place, as old as it is. */
export async function restoreRead(queryKey: readonly unknown[]): Promise<void> {
  if (!KEPT.has(queryKey[0])) return
  const reader = owner()
  const kept = JSON.parse((await vault.get(nameOf(queryKey))) || 'null') as Kept | null
  if (kept === null || kept.owner !== reader || reader !== owner() || deviceNow() - kept.at > LIFE) return
  // Answered meanwhile: the newer one stays.
  if (queryClient.getQueryData(queryKey) === undefined)
    queryClient.setQueryData(queryKey, kept.data, { updatedAt: kept.at })
}

/** The login has ended: nothing of it stays on the phone. */
export const forgetKept = (): Promise<void> => {
  taken()
  return inTurn(async () => {
    const places = await placesNow()
    await vault.remove(...places.map(({ name }) => name), INDEX)
  })
}
