import { useRef, useState } from 'react'
import type { PickedFile } from '@/platform/upload'
import { asApiError } from '@/request'
import { upload, type UploadBizType, type Uploaded } from '@/request/upload'

/** What is to be sent, made ready only once it is. */
export interface Chosen {
  file: () => Promise<PickedFile>
}

/** Sends one file of a form, with its progress; the form waits meanwhile and says `onItsWay`. */
export function useSend(
  purpose: UploadBizType,
  onItsWay: string,
  hold: (text: string) => () => void,
  onSent: (file: Uploaded) => void,
) {
  const [percent, setPercent] = useState<number | null>(null)
  const [fault, setFault] = useState<string>()
  // Sending takes a while; the other files may have changed meanwhile.
  const latest = useRef(onSent)
  latest.current = onSent
  const ending = useRef<AbortController>()
  /** What is chosen is sent; a text says why it cannot be. */
  const send = async (choose: () => Promise<Chosen | string | null>) => {
    const chosen = await choose()
    if (chosen === null) return
    setFault(typeof chosen === 'string' ? chosen : undefined)
    if (typeof chosen === 'string') return
    const { signal } = (ending.current = new AbortController())
    setPercent(0)
    const release = hold(onItsWay)
    try {
      latest.current(await upload(await chosen.file(), purpose, setPercent, signal))
    } catch (failure) {
      if (signal.aborted) return
      const error = asApiError(failure)
      // The specification's 'file error' says nothing to a customer.
      setFault(error.kind === 'refused' ? error.message : '上传失败，请重试')
    } finally {
      release()
      setPercent(null)
    }
  }
  return { percent, fault, send, cancel: () => ending.current?.abort() }
}
