import { randomInt } from 'node:crypto'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { Refusal } from '../../http/refusal'
import { isoOf } from '../../ports/clock'
import { insertCaptcha, takeCaptcha } from './repo'
import { CAPTCHA_SECONDS, captchaSvg, captchaText, readCaptcha } from './rules/captcha'
import { hashOf, isSame } from './secret'

/** A number in [0,1) from the system's generator: draws of secrets use nothing else (CV-5). */
const chance = () => randomInt(2 ** 32) / 2 ** 32

const answerHash = (captchaId: string, text: string) => hashOf(`${captchaId}|${text}`)

/** Makes a picture code of 2 min (LG-03). `text` is given by tests alone. */
export async function issueCaptcha(
  work: Work,
  text = captchaText(chance),
): Promise<{ captchaId: string; imageSvg: string }> {
  const captchaId = newId(work.clock.now())
  const expireAt = isoOf(work.clock.now() + CAPTCHA_SECONDS * 1000)
  await insertCaptcha(work.db, { captchaId, answerHash: answerHash(captchaId, text), expireAt })
  return { captchaId, imageSvg: captchaSvg(text, chance) }
}

/**
 * Judges what was typed and uses the picture up, right or wrong. null = right; 2006 = none came along; 2007 = wrong, used or too
 * old. To be called where the use is kept although the call is refused.
 */
export async function captchaRefusal(
  work: Work,
  typed: { captchaId?: string; captchaCode?: string },
): Promise<Refusal | null> {
  const { captchaId = '', captchaCode = '' } = typed
  if (captchaId === '' || captchaCode === '') return new Refusal('2006')
  const wanted = await takeCaptcha(work.db, captchaId, work.clock.iso())
  const isRight = wanted !== undefined && isSame(wanted, answerHash(captchaId, readCaptcha(captchaCode)))
  return isRight ? null : new Refusal('2007')
}
