import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IcomeProvider } from '../../ports/icome'

const lifeMs = 5 * 60_000
/** How many used codes are remembered: those of five minutes. */
const mostRemembered = 10_000

const signature = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(`icome|${text}`).digest()

/** A code as the IM client would hand it over: employee number, end in seconds, signature. */
export function demoIcomeCode(key: Buffer, empNo: string, now: number): string {
  const text = `${empNo}.${Math.floor((now + lifeMs) / 1000)}`
  return `${text}.${signature(key, text).toString('base64url')}`
}

/** The directory inside the process: a signed code works once, for five minutes. */
export function embeddedIcome(key: Buffer, now: () => number): IcomeProvider {
  const used = new Set<string>()
  return {
    async employeeOf(code) {
      const [, text = '', empNo = '', end = '', sent = ''] = /^((\w+)\.(\d+))\.([\w-]+)$/.exec(code) ?? []
      const given = Buffer.from(sent, 'base64url')
      const wanted = signature(key, text)
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null
      if (Number(end) * 1000 <= now() || used.has(text)) return null
      if (used.size >= mostRemembered) used.clear()
      used.add(text)
      return { empNo }
    },
  }
}
