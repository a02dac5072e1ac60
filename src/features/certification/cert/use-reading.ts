import { useState } from 'react'
import { licenceFields } from '@domain/statuses/certification'
import { halfWidth } from '@domain/text'
import { asApiError, call } from '@/request'
import { confirm, toast } from '@/ui'
import type { FieldName, Submit } from '../cert-form'

type Fields = Submit['fields']
type Texts = Readonly<Record<FieldName, string>>

interface ReadingParts {
  texts: () => Texts
  /** What was read, and what of it goes into the form. */
  onRead: (read: Fields, taken: Partial<Fields>) => void
  onBadPicture: (text: string) => void
}

const FAILED = '识别失败，请手动填写'
const SWITCHED_OFF = '识别功能暂未开放，请手动填写'

/** Reads the licence after its upload; the user's own input is replaced only with consent (CE-02, C 6.5). */
export function useReading({ texts, onRead, onBadPicture }: ReadingParts) {
  const [isReading, setReading] = useState(false)
  const read = async (fileID: string) => {
    setReading(true)
    try {
      const answer = await call(
        'default POST /enterprise/certificate/ocr',
        { fileID },
        { loading: false, handles: ['2301', '2310', '2560', '2907'] },
      )
      if (answer.recognised === '0') toast(FAILED)
      else {
        const found = foundIn(answer.fields)
        const names = differing(texts(), found)
        onRead(answer.fields, names.length === 0 || (await mayReplace(names)) ? found : {})
      }
    } catch (failure) {
      const error = asApiError(failure)
      if (error.is('2301')) onBadPicture(error.message)
      else if (error.is('2907')) toast(SWITCHED_OFF)
      else if (error.kind === 'refused') toast(FAILED)
    } finally {
      setReading(false)
    }
  }
  return { isReading, read }
}

/** Width, case and spaces make no other value. */
const plain = (text: string): string => halfWidth(text).replace(/\s/g, '').toUpperCase()

/** What was read at all: nothing takes the place of what was typed. */
const foundIn = (read: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(read).filter(([, text]) => text !== ''))

/** Names of the fields that hold something else than what was read. */
const differing = (typed: Texts, read: Partial<Fields>): string[] =>
  (Object.keys(read) as FieldName[])
    .filter((name) => typed[name] !== '' && plain(typed[name]) !== plain(read[name] ?? ''))
    .map((name) => licenceFields[name])

const mayReplace = (names: readonly string[]): Promise<boolean> =>
  confirm({ content: `${names.join('、')}与识别结果不同，是否用识别结果覆盖？` })
