/** What the text of a picture stands for (TD-05). */
export type Scanned =
  | { kind: 'ticket'; scanId: string }
  | { kind: 'meter'; meterNo: string }
  | { kind: 'link'; url: string }
  | { kind: 'unknown' }

const TICKET = /^hyn:\/\/(?:pc|sub)\/([\w-]{22})$/
const METER = /^hyn:\/\/meter\/(\w{4,32})$/

/** Reads the whole text of a picture, or the bare id of a ticket. */
export function readScan(text: string): Scanned {
  const scanId = TICKET.exec(text)?.[1] ?? /^[\w-]{22}$/.exec(text)?.[0]
  if (scanId !== undefined) return { kind: 'ticket', scanId }
  const meterNo = METER.exec(text)?.[1]
  if (meterNo !== undefined) return { kind: 'meter', meterNo }
  return /^https:\/\/[^\s\\@]+$/.test(text) ? { kind: 'link', url: text } : { kind: 'unknown' }
}
