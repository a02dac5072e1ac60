import { randomBytes, randomInt } from 'node:crypto'
import { toInstant } from '@domain/date'
import { lockByName } from '../../db/lock'
import { addressSubject } from '../../http/address'
import type { Ctx, Work } from '../../http/context'
import { newId } from '../../http/ids'
import { Refusal } from '../../http/refusal'
import { isoOf } from '../../ports/clock'
import { blame, triesOf } from './address'
import { countWaits, insertCaptcha, takeCaptcha } from './repo'
import {
  bent,
  CAPTCHA_HEIGHT,
  CAPTCHA_SECONDS,
  CAPTCHA_WAIT_SECONDS,
  CAPTCHA_WAITED,
  CAPTCHA_WAITS_AN_HOUR,
  CAPTCHA_WIDTH,
  captchaDrawing,
  captchaText,
  readCaptcha,
} from './rules/captcha'
import { hashOf, isSame } from '../../secret'

/** A number in [0,1) from the system's generator: draws of secrets use nothing else (CV-5). */
const chance = () => randomInt(2 ** 32) / 2 ** 32

/** The same for the thousands of grains of a picture, drawn at once. */
function fastChance(): () => number {
  const drawn = new Uint32Array(randomBytes(4 * 50_000).buffer)
  let next = 0
  return () => (drawn[next++ % drawn.length] ?? 0) / 2 ** 32
}

const answerHash = (captchaId: string, text: string) => hashOf(`${captchaId}|${text}`)

/** Makes a picture code of 2 min (LG-03). `text` is given by tests alone. */
export async function issueCaptcha(
  work: Work,
  text = captchaText(chance),
): Promise<{ captchaId: string; image: string }> {
  const captchaId = newId(work.clock.now())
  const expireAt = isoOf(work.clock.now() + CAPTCHA_SECONDS * 1000)
  await insertCaptcha(work.db, { captchaId, answerHash: answerHash(captchaId, text), expireAt })
  return { captchaId, image: `data:image/png;base64,${(await pictureOf(text)).toString('base64')}` }
}

/** The right of a picture code for a user that cannot read one, from the end of the wait for 2 min (LG-03). 2906 beyond three an hour. */
export async function issueWait<S>(ctx: Ctx<S>): Promise<{ captchaId: string; image: string; readyAt: string }> {
  const now = ctx.clock.now()
  const captchaId = newId(now)
  const address = addressSubject(ctx.ip)
  // The answer has whole seconds.
  const begins = (Math.ceil(now / 1000) + CAPTCHA_WAIT_SECONDS) * 1000
  await ctx.transaction(async ({ db }) => {
    await lockByName(db, 'captcha', address)
    if ((await countWaits(db, address, isoOf(begins - 3600_000))) >= CAPTCHA_WAITS_AN_HOUR) throw new Refusal('2906')
    await insertCaptcha(db, {
      captchaId,
      answerHash: answerHash(captchaId, CAPTCHA_WAITED),
      expireAt: isoOf(begins + CAPTCHA_SECONDS * 1000),
      notBefore: isoOf(begins),
      address,
    })
  })
  return { captchaId, image: '', readyAt: toInstant(begins) }
}

/** The text as a picture of pixels (PNG). */
async function pictureOf(text: string): Promise<Buffer> {
  // Loaded with the first picture: a tenth of every start otherwise.
  const { default: sharp } = await import('sharp')
  const drawn = await sharp(Buffer.from(captchaDrawing(text, chance)))
    .greyscale()
    .raw()
    .toBuffer()
  const raw = { width: CAPTCHA_WIDTH, height: CAPTCHA_HEIGHT, channels: 1 } as const
  return sharp(bent(drawn, fastChance()), { raw }).png({ palette: true, colours: 16 }).toBuffer()
}

/**
 * Judges what was typed and uses the picture up, right or wrong. null = right; 2006 = none came along; 2007 = wrong, used, too old
 * or before the end of its wait, which is held against the address. To be called where the use is kept although the call is refused.
 */
export async function captchaRefusal(
  work: Work,
  typed: { captchaId?: string; captchaCode?: string; ip: string },
): Promise<Refusal | null> {
  const { captchaId = '', captchaCode = '' } = typed
  if (captchaId === '' || captchaCode === '') return new Refusal('2006')
  const tries = await triesOf(work, typed.ip)
  if (tries instanceof Refusal) return tries
  const wanted = await takeCaptcha(work.db, captchaId, work.clock.iso())
  const isRight = wanted !== undefined && isSame(wanted, answerHash(captchaId, readCaptcha(captchaCode)))
  if (isRight) return null
  await blame(work, typed.ip)
  return new Refusal('2007')
}
