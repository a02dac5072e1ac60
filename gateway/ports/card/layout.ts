import { createHmac } from 'node:crypto'
import type { CardImage, Feedback } from '@domain/card'

/*
 * The bytes of `virtual-v1` (AE-64): an image of 32 bytes, a feedback file of 16, both big-endian and closed by a MAC of four. Volumes
 * are counted in tenths of a m³, money in fen, prices in hundredths of a fen.
 */

/** Bytes of an image, its MAC included. */
export const IMAGE_BYTES = 32

/** '249.3' → 2493: the decimal without its point. */
const whole = (text: string, places: number): number => {
  const [head = '0', tail = ''] = text.split('.')
  return Number(head + tail.padEnd(places, '0').slice(0, places))
}

const decimalOf = (count: number, places: number): string => {
  const digits = String(count).padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

const placesOf = (amountMode: boolean): number => (amountMode ? 2 : 1)

const mac = (key: Buffer, bytes: Buffer): Buffer => createHmac('sha256', key).update(bytes).digest().subarray(0, 4)

/** Key of one card, made of the company's. */
export const cardKey = (root: Buffer, cardNo: string): Buffer => createHmac('sha256', root).update(cardNo).digest()

/** Answer to a challenge, first eight bytes. */
export const cryptogram = (key: Buffer, challenge: string): string =>
  createHmac('sha256', key).update(Buffer.from(challenge, 'hex')).digest().subarray(0, 8).toString('hex').toUpperCase()

/** MAC over a write, bound to the challenge, so that its bytes are of no use a second time. */
export const writeMac = (key: Buffer, challenge: string, image: string): string =>
  mac(key, Buffer.concat([Buffer.from('W'), Buffer.from(challenge, 'hex'), Buffer.from(image, 'hex')]))
    .toString('hex')
    .toUpperCase()

/** An image as hex with its MAC. */
export function packImage(key: Buffer, image: CardImage): string {
  const bytes = Buffer.alloc(28)
  const places = placesOf(image.amountMode)
  bytes.write(image.cardNo, 0, 8, 'hex')
  bytes.write(image.meterTail, 8, 6, 'hex')
  bytes.writeUInt16BE(image.purchaseSeq, 14)
  bytes.writeUInt32BE(whole(image.held, places), 16)
  bytes.writeUInt32BE(whole(image.total, places), 20)
  bytes.writeUInt8((image.loaded ? 1 : 0) | (image.locked ? 2 : 0) | (image.amountMode ? 4 : 0), 24)
  bytes.writeUIntBE(whole(image.price, 4), 25, 3)
  return Buffer.concat([bytes, mac(key, bytes)])
    .toString('hex')
    .toUpperCase()
}

/** Null for anything but 32 bytes with their right MAC. */
export function unpackImage(key: Buffer, hex: string): CardImage | null {
  const bytes = Buffer.from(hex, 'hex')
  if (bytes.length !== IMAGE_BYTES || !mac(key, bytes.subarray(0, 28)).equals(bytes.subarray(28))) return null
  const flags = bytes.readUInt8(24)
  const amountMode = (flags & 4) !== 0
  const places = placesOf(amountMode)
  return {
    cardNo: bytes.toString('hex', 0, 8),
    meterTail: bytes.toString('hex', 8, 14),
    purchaseSeq: bytes.readUInt16BE(14),
    held: decimalOf(bytes.readUInt32BE(16), places),
    total: decimalOf(bytes.readUInt32BE(20), places),
    loaded: (flags & 1) !== 0,
    locked: (flags & 2) !== 0,
    amountMode,
    price: decimalOf(bytes.readUIntBE(25, 3), 4),
  }
}

/** A feedback file as hex with its MAC; `battery` in per cent. */
export function packFeedback(key: Buffer, feedback: Feedback & { battery: number }): string {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt16BE(feedback.loadedSeq, 0)
  bytes.writeUInt32BE(whole(feedback.remain, 1), 2)
  bytes.writeUInt32BE(whole(feedback.total, 1), 6)
  bytes.writeUInt8(0, 10)
  bytes.writeUInt8(feedback.battery, 11)
  return Buffer.concat([bytes, mac(key, bytes)])
    .toString('hex')
    .toUpperCase()
}

/** Null for anything but 16 bytes with their right MAC. */
export function unpackFeedback(key: Buffer, hex: string): Feedback | null {
  const bytes = Buffer.from(hex, 'hex')
  if (bytes.length !== 16 || !mac(key, bytes.subarray(0, 12)).equals(bytes.subarray(12))) return null
  return {
    loadedSeq: bytes.readUInt16BE(0),
    remain: decimalOf(bytes.readUInt32BE(2), 1),
    total: decimalOf(bytes.readUInt32BE(6), 1),
  }
}
