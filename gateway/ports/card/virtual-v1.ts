import type { CardDriver, Result } from './index'
import { cardKey, cryptogram, packImage, unpackFeedback, unpackImage, writeMac } from './layout'

/** Name of the application on the card. */
const SELECT = '00A4040008F048594E47415301'
const CHALLENGE = '0084000008'
const READ = '00B0950020'
const READ_FB = '00B0960010'
const AUTH = '0082000008'
const WRITE = '04D6950024'

const OK = '9000'

const answerTo = (results: readonly Result[], seq: number): string | null => {
  const found = results.find((one) => one.seq === seq)
  return found?.sw === OK ? found.data.toUpperCase() : null
}

/** The driver `virtual-v1` (A 5.15); `root` is the company's key. */
export const virtualDriver = (root: Buffer): CardDriver => ({
  isVirtual: true,
  readCommands: () => [
    { seq: 1, name: 'SELECT', apdu: SELECT },
    { seq: 2, name: 'CHALLENGE', apdu: CHALLENGE },
    { seq: 3, name: 'READ', apdu: READ },
    { seq: 4, name: 'READ_FB', apdu: READ_FB },
  ],
  read(cardNo, results) {
    const [uid, challenge, raw, file] = [1, 2, 3, 4].map((seq) => answerTo(results, seq))
    if (!uid || !challenge || !raw || file === undefined || file === null) return null
    // Every card has a key of its own number: another card of ours is read, and recognised by its number (A2401).
    const image = unpackImage(cardKey(root, raw.slice(0, cardNo.length)), raw)
    return { uid, challenge, raw, image, feedback: unpackFeedback(cardKey(root, cardNo), file) }
  },
  imageOf: (cardNo, raw) => unpackImage(cardKey(root, cardNo), raw),
  compose: (image) => packImage(cardKey(root, image.cardNo), image),
  writeCommands(cardNo, challenge, image) {
    const key = cardKey(root, cardNo)
    return [
      { seq: 5, name: 'AUTH', apdu: AUTH + cryptogram(key, challenge) },
      { seq: 6, name: 'WRITE', apdu: WRITE + image + writeMac(key, challenge, image) },
      { seq: 7, name: 'VERIFY', apdu: READ },
    ]
  },
  written(results, wanted) {
    if (answerTo(results, 7) === wanted) return 'WRITTEN'
    const isAuthorised = answerTo(results, 5) !== null
    const isFurther = results.some(({ seq }) => seq > 5)
    return isAuthorised || isFurther ? 'UNKNOWN' : 'UNTOUCHED'
  },
})
