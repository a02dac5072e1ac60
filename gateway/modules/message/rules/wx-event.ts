import { toInstant } from '@domain/date'
import { readXml, type Node } from './wx-xml'

/*
 * Events that WeChat sends about its users (E 5.8): followers of the official account, answers to a request for messages, deliveries.
 */

type Answer = 'accept' | 'reject' | 'ban' | 'filter'

export type WxEvent = {
  /** Of the user, in the account or the mini-program that the event is about. */
  openId: string
  /** WeChat's moment. */
  at: string
} & (
  | { is: 'follow'; followed: boolean }
  | { is: 'popup' | 'change'; answers: readonly { tmplId: string; result: Answer }[] }
  | { is: 'sent'; sent: readonly { providerId: string; ok: boolean }[] }
)

/** Most templates that one event is about; WeChat asks for three at once. */
const MOST = 20
const ANSWERS: readonly string[] = ['accept', 'reject', 'ban', 'filter'] satisfies Answer[]

type Fields = Readonly<Record<string, unknown>>

/** The event in a body, XML or JSON as the account is set; null: none that changes anything here. */
export function eventOf(body: string): WxEvent | null {
  const fields = body.trimStart().startsWith('<') ? fromXml(body) : fromJson(body)
  if (fields === null || textOf(fields['MsgType']) !== 'event') return null
  const openId = textOf(fields['FromUserName'])
  const seconds = Number(textOf(fields['CreateTime']))
  if (openId === '' || openId.length > 64 || !Number.isInteger(seconds) || seconds <= 0 || seconds > 1e10) return null
  const about = { openId, at: toInstant(seconds * 1000) }
  switch (textOf(fields['Event'])) {
    case 'subscribe':
      return { ...about, is: 'follow', followed: true }
    case 'unsubscribe':
      return { ...about, is: 'follow', followed: false }
    case 'subscribe_msg_popup_event':
      return { ...about, is: 'popup', answers: answersIn(listOf(fields, 'SubscribeMsgPopupEvent')) }
    case 'subscribe_msg_change_event':
      return { ...about, is: 'change', answers: answersIn(listOf(fields, 'SubscribeMsgChangeEvent')) }
    case 'subscribe_msg_sent_event':
      return { ...about, is: 'sent', sent: sentIn(listOf(fields, 'SubscribeMsgSentEvent')) }
    default:
      return null
  }
}

const answersIn = (rows: readonly Fields[]) =>
  rows.flatMap((row) => {
    const [tmplId, result] = [textOf(row['TemplateId']), textOf(row['SubscribeStatusString'])]
    return tmplId === '' || !ANSWERS.includes(result) ? [] : [{ tmplId, result: result as Answer }]
  })

const sentIn = (rows: readonly Fields[]) =>
  rows.flatMap((row) => {
    const providerId = textOf(row['MsgID'])
    return providerId === '' ? [] : [{ providerId, ok: textOf(row['ErrorCode']) === '0' }]
  })

/** The rows of an event: in XML below an element of its name, in JSON beside the other fields, one of them without a list. */
function listOf(fields: Fields, name: string): readonly Fields[] {
  const holder = isFields(fields[name]) ? fields[name] : fields
  return [holder['List'] ?? []].flat().filter(isFields).slice(0, MOST)
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

function fromJson(body: string): Fields | null {
  try {
    const value: unknown = JSON.parse(body)
    return isFields(value) ? value : null
  } catch {
    return null
  }
}

function fromXml(body: string): Fields | null {
  const root = readXml(body.trim())
  return root === null || typeof root === 'string' ? null : (plain(root) as Fields)
}

/** An element that occurs once is its value, as in JSON. */
function plain(node: Node): unknown {
  if (typeof node === 'string') return node
  return Object.fromEntries(
    Object.entries(node).map(([name, values]) => [
      name,
      values.length === 1 && values[0] !== undefined ? plain(values[0]) : values.map(plain),
    ]),
  )
}
