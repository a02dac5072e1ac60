/*
 * Reads an event stream from bytes that are cut anywhere: inside a character, inside a line, two events in one piece. No TextDecoder: some
 * base libraries of WeChat have none.
 */

export interface StreamEvent {
  /** '' where the event has none. */
  id: string
  event: string
  data: string
}

/** Decodes UTF-8 piece by piece; a character that is not whole waits for the next piece. What is no UTF-8 becomes U+FFFD. */
export function utf8Decoder(): (bytes: Uint8Array) => string {
  let need = 0
  let code = 0
  let least = 0
  return (bytes) => {
    let text = ''
    for (const byte of bytes) {
      if (need > 0 && (byte & 0xc0) === 0x80) {
        code = (code << 6) | (byte & 0x3f)
        need -= 1
        if (need === 0) text += isCharacter(code, least) ? String.fromCodePoint(code) : '\ufffd'
        continue
      }
      if (need > 0) text += '\ufffd'
      need = 0
      if (byte < 0x80) text += String.fromCharCode(byte)
      else if (byte >= 0xc2 && byte < 0xe0) [need, code, least] = [1, byte & 0x1f, 0x80]
      else if (byte >= 0xe0 && byte < 0xf0) [need, code, least] = [2, byte & 0x0f, 0x800]
      else if (byte >= 0xf0 && byte < 0xf5) [need, code, least] = [3, byte & 0x07, 0x10000]
      else text += '\ufffd'
    }
    return text
  }
}

const isCharacter = (code: number, least: number): boolean =>
  code >= least && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)

/** Splits an event stream; `push` answers the events that are whole with this piece. An unfinished one at the end never happened. */
export function eventSplitter(): { push(bytes: Uint8Array): StreamEvent[] } {
  const decode = utf8Decoder()
  let held = ''
  let fields = empty()
  const line = (text: string): StreamEvent | null => {
    if (text === '') {
      const done = fields
      fields = empty()
      return done.lines.length === 0 && done.event === ''
        ? null
        : { id: done.id, event: done.event || 'message', data: done.lines.join('\n') }
    }
    const colon = text.indexOf(':')
    if (colon === 0) return null
    const name = colon < 0 ? text : text.slice(0, colon)
    const value = colon < 0 ? '' : text.slice(colon + 1).replace(/^ /, '')
    if (name === 'id') fields.id = value
    if (name === 'event') fields.event = value
    if (name === 'data') fields.lines.push(value)
    return null
  }
  return {
    push(bytes) {
      held += decode(bytes)
      const events: StreamEvent[] = []
      for (let at = held.indexOf('\n'); at >= 0; at = held.indexOf('\n')) {
        const event = line(held.slice(0, at).replace(/\r$/, ''))
        if (event) events.push(event)
        held = held.slice(at + 1)
      }
      return events
    },
  }
}

const empty = () => ({ id: '', event: '', lines: [] as string[] })

/** One event as it is written; the data are one line of JSON. */
export const eventText = (id: number, event: string, data: unknown): string =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`
