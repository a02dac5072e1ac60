import type { Layout, SeenWheel } from '@domain/recognition/wheels'
import { askAliyun, type AliyunAccess } from '../aliyun'
import { framed } from './framed'
import type { MeterReader } from './types'

/** What the provider read; `Data` of its answer is this as text. `prob` counts to 100. */
interface Read {
  angle?: number
  prism_wordsInfo?: Word[]
}
interface Word {
  word?: string
  prob?: number
  angle?: number
  charInfo?: { word?: string; prob?: number }[]
}

/**
 * Registers by Alibaba Cloud's OCR (RecognizeAdvanced, 2021-07-07, with single characters): the framed part is the body. Not repeated:
 * the user that waits types the register.
 */
export function aliyunMeterReader(access: AliyunAccess, timeout: number): MeterReader {
  return {
    async read({ bytes, frame, ...layout }) {
      const body = await framed(bytes, frame)
      const query = { OutputCharInfo: 'true', NeedRotate: 'true' }
      const call = { action: 'RecognizeAdvanced', version: '2021-07-07', query, body }
      const { Data: data } = await askAliyun(access, call, timeout)
      const read = typeof data === 'string' ? (JSON.parse(data) as Read) : ((data ?? {}) as Read)
      const word = bestOf(read.prism_wordsInfo ?? [], layout)
      return {
        reader: 'aliyun-ocr',
        wheels: word ? wheelsOf(word, layout) : [],
        isUpsideDown: word !== undefined && isTurned(read.angle ?? word.angle ?? 0),
      }
    },
  }
}

/** Degrees from which a picture stands on its head. */
const TURNED = 135
const isTurned = (angle: number): boolean => Math.abs((((angle % 360) + 540) % 360) - 180) >= TURNED

const digitsOf = ({ word = '' }: Word): string => word.replace(/\D/g, '')

/** The word that can be the register: as many digits as it has wheels, the fraction may be missing; no date, no number of the plate. */
function bestOf(words: readonly Word[], { intDigits, decDigits }: Layout): Word | undefined {
  const fits = words.filter((word) => {
    const n = digitsOf(word).length
    return n >= intDigits && n <= intDigits + decDigits && /^[\d\s.,·|]+$/.test(word.word ?? '')
  })
  return fits.sort((a, b) => digitsOf(b).length - digitsOf(a).length || (b.prob ?? 0) - (a.prob ?? 0))[0]
}

/** Each wheel with its own probability where it is given; wheels of the fraction that were not read stay empty. */
function wheelsOf(word: Word, { intDigits, decDigits }: Layout): SeenWheel[] {
  const chars = word.charInfo?.filter(({ word: char }) => /^\d$/.test(char ?? '')) ?? []
  const whole = (word.prob ?? 0) / 100
  const digits = digitsOf(word)
  return Array.from({ length: intDigits + decDigits }, (_, index) => {
    const digit = digits.charAt(index)
    const own = chars.length === digits.length ? chars[index]?.prob : undefined
    return { digits: digit, confidence: digit === '' ? 0 : own === undefined ? whole : own / 100 }
  })
}
