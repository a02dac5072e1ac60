import { useState } from 'react'
import { asApiError, call } from '@/request'
import { confirm, toast } from '@/ui'
import type { FieldName, Submit } from '../cert-form'

type Fields = Submit['fields']
type Texts = Readonly<Record<FieldName, string>>

interface ReadingParts {
  texts: () => Texts
  /** What was read; `isTaken`: it goes into the form as well. */
  onRead: (read: Fields, isTaken: boolean) => void
  onBadPicture: (text: string) => void
}

const FAILED = '识别失败，请手动填写'
const SWITCHED_OFF = '识别功能暂未开放，请手动填写'

/** Reads the licence after its upload; what the user has typed is only replaced when he agrees (CE-02, C 6.5). */
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
      else onRead(answer.fields, !differs(texts(), answer.fields) || (await mayReplace()))
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

const differs = (typed: Texts, read: Fields): boolean =>
  (Object.keys(read) as FieldName[]).some((name) => typed[name] !== '' && typed[name] !== read[name])

const mayReplace = (): Promise<boolean> => confirm({ content: '是否用识别结果覆盖已填写内容？' })
