import type { In } from '@contract'
import { onAppVisible } from '@/platform/lifecycle'
import { isOffline, onConnected } from '@/platform/network'
import { dropFile, storeFile, keptFile } from '@/platform/photo/stored-file'
import { storage } from '@/platform/storage'
import { serverNow } from '@/platform/time'
import type { PickedFile } from '@/platform/upload'
import { vault } from '@/platform/vault'
import { call } from './call'
import { asApiError } from './error'
import { hooks } from './hooks'
import { line } from './in-turn'
import { upload, type Uploaded } from './upload'

/*
 * Y-21: what was filed without a network goes out when it comes back: in order, under the number that it got when it was first tried,
 * so that a try without an answer does not count twice. Tickets, readings, fixed hazards and declared gas (Y-08) only: money is never
 * queued.
 */

const TICKET = 'default POST /crmgas/serviceTicket/add'
const READING = 'default POST /crmgas/setMeterImg'
const MENDED = 'default POST /crmgas/inspection/hazard/rectify'
const DECLARE = 'predict POST /addPredictionGas'
const REPLY = 'default POST /crmgas/serviceTicket/reply'
/** Photos of one reply (TK-16). */
const A_REPLY = 3

type Sent<K extends typeof TICKET | typeof READING | typeof MENDED | typeof DECLARE> = Omit<In<K>, 'requestNo'>
/** The call, and its input but for the pictures that wait with it. */
export type Queueable =
  | { key: typeof TICKET; input: Sent<typeof TICKET> }
  | { key: typeof READING; input: Sent<typeof READING> }
  | { key: typeof MENDED; input: Sent<typeof MENDED> }
  | { key: typeof DECLARE; input: Sent<typeof DECLARE> }

export type Waiting = Queueable & {
  requestNo: string
  /** In words, for the user. */
  title: string
  /** Pictures that are still to be sent, as the platform keeps them. */
  files: string[]
  /** Of a ticket: its id once the gateway has taken it, and pictures that have arrived and are not part of it yet. */
  ticketId: string
  arrived: string[]
  owner: string
  /** ms */
  queuedAt: number
  /** Why the gateway does not take it; '' while it has not been refused. */
  refusal: string
}

/** What may wait at once. */
const MOST = 20
const INDEX = 'outbox'
const nameOf = (requestNo: string) => `out:${requestNo}`
const DONE = {
  [TICKET]: '离线保存的工单已提交',
  [READING]: '离线保存的读数已提交',
  [MENDED]: '离线保存的整改已提交',
  [DECLARE]: '离线保存的申报已按时提交',
} as const
/** Refusals of a declaration that say too little away from its page. */
const TOO_LATE: Readonly<Partial<Record<string, string>>> = {
  '42601': '联网时已过申报时间，未能申报',
  '2904': '已有更新的申报，本次未提交',
}

const ownerNow = () => `${storage.get('userId')}|${storage.get('bpCode')}`

let items: readonly Waiting[] = []
let isRead = false
const listeners = new Set<() => void>()

export function onOutbox(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the present user has waiting here, in its order; the same array until it changes. */
export const waitingNow = (): readonly Waiting[] => items

/** Edits of the user and of a replay; a failed one rejects for its caller. */
const edit = line(() => undefined)

const write = (next: (now: readonly Waiting[]) => readonly Waiting[]): Promise<void> =>
  edit(async () => {
    const after = next(items)
    await vault.set(INDEX, JSON.stringify(after.map(({ requestNo }) => requestNo)))
    items = after
    listeners.forEach((listener) => listener())
  })

/** Reads what this phone has kept. Of another user it stays where it is, for the next login of that user. */
export const openOutbox = (): Promise<void> => edit(read)

async function read(): Promise<void> {
  const numbers = JSON.parse((await vault.get(INDEX)) || '[]') as string[]
  const kept: Waiting[] = []
  for (const requestNo of numbers) {
    const text = await vault.get(nameOf(requestNo))
    if (text !== '') kept.push(JSON.parse(text) as Waiting)
  }
  items = kept
  isRead = true
  listeners.forEach((listener) => listener())
}

export type NewWaiting = Queueable & Pick<Waiting, 'requestNo' | 'title'>

/** Keeps it for later. Rejects where the phone has no room, or too much waits already. */
export async function enqueue(given: NewWaiting, pictures: readonly PickedFile[]): Promise<void> {
  if (!isRead) await openOutbox()
  if (items.length >= MOST) throw new Error('too much waits already')
  const files = await Promise.all(pictures.map(storeFile))
  const fresh = { ticketId: '', arrived: [], refusal: '' }
  const item: Waiting = { ...given, ...fresh, files, owner: ownerNow(), queuedAt: serverNow() }
  await vault.set(nameOf(item.requestNo), JSON.stringify(item))
  await write((now) => [...now, item])
  startSending()
}

/** Sent, or cancelled. */
export async function dropWaiting(requestNo: string): Promise<void> {
  const item = items.find((one) => one.requestNo === requestNo)
  if (item === undefined) return
  await write((now) => now.filter((one) => one.requestNo !== requestNo))
  await vault.remove(nameOf(requestNo))
  await Promise.all(item.files.map(dropFile))
}

/** Rejects when the user has deleted it meanwhile: nothing of it is kept any more. */
async function change(item: Waiting, part: Partial<Waiting>): Promise<Waiting> {
  const changed = { ...item, ...part } as Waiting
  await edit(async () => {
    if (!isWaiting(item)) throw new Error('deleted meanwhile')
    await vault.set(nameOf(item.requestNo), JSON.stringify(changed))
    items = items.map((one) => (one.requestNo === item.requestNo ? changed : one))
    listeners.forEach((listener) => listener())
  })
  return changed
}

const isWaiting = ({ requestNo }: Waiting): boolean => items.some((one) => one.requestNo === requestNo)

const quiet = { loading: false, handles: 'all' } as const
const CHECK_AGAIN = '读数与历史差异较大，请重新提交并确认'

/** Sends what the gateway does not have yet; answers why it was refused, '' when it was taken. Rejects when there is no network. */
function send(item: Waiting): Promise<string> {
  if (item.key === TICKET) return sendTicket(item)
  if (item.key === DECLARE) return call(DECLARE, { ...item.input, requestNo: item.requestNo }, quiet).then(() => '')
  return item.key === READING ? sendReading(item) : sendMended(item)
}

type Purpose = 'TICKET' | 'METER_IMG' | 'HAZARD'

/** One picture; noted as soon as it has arrived: the next try does not send it again. */
async function sendFile(
  item: Waiting,
  purpose: Purpose,
  file: string,
  then: (sent: Uploaded) => Partial<Waiting>,
): Promise<Waiting> {
  const sent = await upload(keptFile(file), purpose)
  const changed = await change(item, { ...then(sent), files: item.files.filter((one) => one !== file) })
  await dropFile(file)
  return changed
}

/** Its picture belongs to the reading: it was not tried before, so its number stands for no other content. */
async function sendReading(waiting: Waiting & { key: typeof READING }): Promise<string> {
  let item: Waiting = waiting
  for (const file of waiting.files)
    item = await sendFile(
      item,
      'METER_IMG',
      file,
      ({ fileID, url }) => ({ input: { ...waiting.input, fileID, url } }) as Partial<Waiting>,
    )
  const input = item.input as Sent<typeof READING>
  // AE-11: far from the history, nothing was kept; the user is not there to confirm it.
  const { needConfirm } = await call(READING, { ...input, requestNo: item.requestNo }, quiet)
  return needConfirm ? CHECK_AGAIN : ''
}

/** Its photos belong to it, as a reading's: it goes out once the last of them has arrived. */
async function sendMended(waiting: Waiting & { key: typeof MENDED }): Promise<string> {
  let item: Waiting = waiting
  for (const file of waiting.files)
    item = await sendFile(item, 'HAZARD', file, ({ fileID }) => {
      const input = item.input as Sent<typeof MENDED>
      return { input: { ...input, files: [...input.files, fileID] } } as Partial<Waiting>
    })
  await call(MENDED, { ...(item.input as Sent<typeof MENDED>), requestNo: item.requestNo }, quiet)
  return ''
}

/** The ticket as it was first tried, then its pictures as replies (TK-16): the same number stands for the same content. */
async function sendTicket(waiting: Waiting & { key: typeof TICKET }): Promise<string> {
  const { requestNo } = waiting
  let item: Waiting = waiting
  if (item.ticketId === '') {
    const { ticketId } = await call(TICKET, { ...waiting.input, requestNo }, quiet)
    item = await change(item, { ticketId })
  }
  for (const file of waiting.files) {
    const { arrived } = item
    item = await sendFile(item, 'TICKET', file, ({ fileID }) => ({ arrived: [...arrived, fileID] }))
  }
  while (item.arrived.length > 0) {
    const { ticketId, arrived } = item
    const reply = { ticketId, content: '补充照片', files: arrived.slice(0, A_REPLY) }
    await call(REPLY, { ...reply, requestNo: `${requestNo}-${arrived.length}` }, quiet)
    item = await change(item, { arrived: arrived.slice(A_REPLY) })
  }
  return ''
}

let replaying: Promise<void> | undefined
let isDueAgain = false

/**
 * Sends what waits, one after the other; ends where the network does. One run at a time: a call during a run is followed by another
 * one, since the network may have come back after the try that ended the first.
 */
export function replay(): Promise<void> {
  isDueAgain = replaying !== undefined
  replaying ??= runs().finally(() => {
    replaying = undefined
  })
  return replaying
}

async function runs(): Promise<void> {
  do {
    isDueAgain = false
    await run()
  } while (isDueAgain)
}

async function run(): Promise<void> {
  if (!isRead) await openOutbox()
  if (isOffline()) return
  const owner = ownerNow()
  for (const item of items.filter((one) => one.owner === owner && one.refusal === '')) {
    if (owner !== ownerNow()) return
    if (!isWaiting(item)) continue
    try {
      const refusal = await send(item)
      if (refusal !== '') await refused(item, refusal)
      else {
        await dropWaiting(item.requestNo)
        hooks.done(DONE[item.key])
      }
    } catch (failure) {
      if (!isWaiting(item)) continue
      const error = asApiError(failure)
      // It may have arrived: the same number is sent again, and what follows waits behind it.
      if (!error.isDefinite) return
      await refused(item, (item.key === DECLARE && TOO_LATE[error.code]) || error.message)
    }
  }
}

/** It stays with its reason, which is shown on whatever page is open: the user counts on it. */
async function refused(item: Waiting, refusal: string): Promise<void> {
  try {
    await change(now(item), { refusal })
  } catch (failure) {
    // The user has deleted it meanwhile.
    if (!isWaiting(item)) return
    throw failure
  }
  hooks.toast(`${item.title}：${refusal}`)
}

/** As it is now, with what has been sent of it meanwhile. */
const now = (item: Waiting): Waiting => items.find((one) => one.requestNo === item.requestNo) ?? item

/** Those of the present user. */
export const ownWaiting = (): Waiting[] => items.filter(({ owner }) => owner === ownerNow())

/** The login is left on purpose: what waits is dropped, as its user has agreed. */
export async function forgetOutbox(): Promise<void> {
  for (const { requestNo } of ownWaiting()) await dropWaiting(requestNo)
}

let isStarted = false

/** From now on what waits is sent when it can be. */
function startSending(): void {
  if (isStarted) return
  isStarted = true
  onConnected(() => void replay())
  // WeChat reports that the network is back; it does not report a server that is back.
  onAppVisible((visible) => visible && void replay())
}

/** Sends what an earlier visit left, and from now on what waits. */
export function startOutbox(): void {
  startSending()
  void openOutbox().then(replay)
}
