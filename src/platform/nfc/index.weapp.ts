import Taro from '@tarojs/taro'
import { system } from '../system'
import {
  OK,
  answerOf,
  bytesOf,
  hexOf,
  troubleOf,
  troubleOfCode,
  type CardCommand,
  type CardReader,
  type NfcPlatform,
  type NfcTrouble,
  type Relayed,
} from './types'

export * from './types'

type Adapter = Taro.NFCAdapter
type IsoDep = Taro.IsoDep

/** ms that a card may take for an answer (A 9.7). */
const ANSWERS_WITHIN = 3000

/** WeChat's NFC is there on Android only (AE-71). */
export const nfcPlatform = (): NfcPlatform => (system() === 'android' ? 'WEAPP' : null)

/** Objects of WeChat know callbacks only: null = done, else the error number. */
const asked = (run: (how: { success: () => void; fail: (error: { errCode?: number }) => void }) => unknown) =>
  new Promise<number | null>((resolve) => {
    void run({ success: () => resolve(null), fail: ({ errCode = -1 }) => resolve(errCode) })
  })

/** Cards by WeChat's adapter: found, connected, spoken to; antenna and card are let go in every exit. */
export function cardReader(): CardReader {
  const adapter: Adapter = Taro.getNFCAdapter()
  let card: IsoDep | null = null
  let stopLooking: (() => void) | null = null
  const close = () => {
    stopLooking?.()
    stopLooking = null
    const open = card
    card = null
    if (open) void asked((how) => open.close(how))
  }
  return {
    async relay(_sessionId, commands, first) {
      if (first) {
        close()
        const found = await findCard(adapter, (stop) => (stopLooking = stop))
        if (isFound(found)) card = found
        else return found
      }
      return card ? sendAll(card, commands) : { results: [], lost: true }
    },
    close,
  }
}

const isFound = (found: IsoDep | NfcTrouble | Relayed): found is IsoDep => 'transceive' in found

/** Waits for a card; WeChat calls back again at every touch, which counts once. */
async function findCard(
  adapter: Adapter,
  stoppable: (stop: () => void) => void,
): Promise<IsoDep | NfcTrouble | Relayed> {
  const seen = new Promise<'card' | 'stopped'>((resolve) => {
    const onCard = () => resolve('card')
    adapter.onDiscovered(onCard)
    stoppable(() => {
      adapter.offDiscovered(onCard)
      void asked((how) => adapter.stopDiscovery(how))
      resolve('stopped')
    })
  })
  const started = await startDiscovery(adapter)
  if (started) return started
  if ((await seen) === 'stopped') return { results: [], lost: true }
  const card = adapter.getIsoDep()
  const failed = await asked((how) => card.connect(how))
  if (failed !== null) return troubleOfCode(failed) ?? troubleOf('unread')
  await asked((how) => card.setTimeout({ timeout: ANSWERS_WITHIN, ...how }))
  return card
}

/** 13021: it looks already. */
async function startDiscovery(adapter: Adapter): Promise<NfcTrouble | null> {
  const failed = await asked((how) => adapter.startDiscovery(how))
  if (failed === null || failed === 13021) return null
  return troubleOfCode(failed) ?? troubleOf('unread')
}

async function sendAll(card: IsoDep, commands: readonly CardCommand[]): Promise<Relayed> {
  const results: Relayed['results'] = []
  for (const { seq, apdu } of commands) {
    const answer = await transceive(card, apdu)
    if (answer === null) return { results, lost: true }
    const result = answerOf(seq, answer)
    results.push(result)
    if (result.sw !== OK) break
  }
  return { results, lost: false }
}

/** Null: the card has left. */
function transceive(card: IsoDep, apdu: string): Promise<string | null> {
  return new Promise((resolve) => {
    void card.transceive({
      data: bytesOf(apdu),
      success: ({ data }) => resolve(hexOf(data)),
      fail: () => resolve(null),
    })
  })
}
