/** Bytes for a card, in the order in which they are sent. */
export interface CardCommand {
  seq: number
  name: string
  /** Hex. */
  apdu: string
}

export interface CardAnswer {
  seq: number
  /** Hex, without the status word. */
  data: string
  /** Four hex digits. */
  sw: string
}

/** What a list of commands came to: `lost` = the card left before it was through. */
export interface Relayed {
  results: CardAnswer[]
  lost: boolean
}

/** Why no card could be reached; in the customer's words (A 6.30). */
export interface NfcTrouble {
  trouble: 'none' | 'off' | 'refused' | 'foreign' | 'unread'
  text: string
}

/** A phone's way to a card. */
export interface CardReader {
  /** Sends a list until one is not answered with 9000; the first one of a session waits for the card. Never rejects. */
  relay(sessionId: string, commands: readonly CardCommand[], first: boolean): Promise<Relayed | NfcTrouble>
  /** Lets the card and the antenna go. May be called again. */
  close(): void
}

/** What a host calls itself towards `nfc/open`; null = it cannot reach a card. */
export type NfcPlatform = 'WEAPP' | 'NATIVE' | null

export const OK = '9000'

const TROUBLES: Record<NfcTrouble['trouble'], string> = {
  none: '您的手机不支持NFC',
  off: '请先打开手机NFC开关',
  refused: '未获得NFC使用授权',
  foreign: '非燃气卡，请更换卡片',
  unread: '未识别到卡片，请重新贴卡',
}

export const troubleOf = (trouble: NfcTrouble['trouble']): NfcTrouble => ({ trouble, text: TROUBLES[trouble] })

/** WeChat's error numbers (A 6.30); null = the card left while it was spoken to. */
export function troubleOfCode(code: number): NfcTrouble | null {
  if (code === 13000) return troubleOf('none')
  if (code === 13001) return troubleOf('off')
  if (code === 13019) return troubleOf('refused')
  if (code === 13015) return troubleOf('foreign')
  return code === 13013 || code === 13016 ? troubleOf('unread') : null
}

export const isTrouble = (answer: Relayed | NfcTrouble): answer is NfcTrouble => 'trouble' in answer

export const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()

export function bytesOf(hex: string): ArrayBuffer {
  const bytes = new Uint8Array(hex.length / 2)
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16)
  return bytes.buffer
}

/** An answer of a card, split into its data and its status word. */
export function answerOf(seq: number, hex: string): CardAnswer {
  const at = Math.max(0, hex.length - 4)
  return { seq, data: hex.slice(0, at).toUpperCase(), sw: hex.slice(at).toUpperCase() }
}
