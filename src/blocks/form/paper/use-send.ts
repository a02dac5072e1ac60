import { useRef, useState } from 'react'
import { chooseDocument } from '@/platform/document'
import { serverNow } from '@/platform/time'
import type { PickedFile } from '@/platform/upload'
import { asApiError } from '@/request'
import { upload, type UploadBizType } from '@/request/upload'

/** A picture that the gateway has; never its bytes. */
export interface Paper {
  fileId: string
  url: string
  /** ms: unused files are thrown away after 24 h. */
  at: number
  /** A document, which no slot can show. */
  isPdf?: boolean
  /** The document's. */
  name?: string
}

/** What is to be sent, made ready only once it is. */
export interface Chosen {
  file: () => Promise<PickedFile>
  kind: 'picture' | 'pdf' | 'video'
}

const WAITS: Readonly<Record<Chosen['kind'], string>> = {
  picture: '图片上传中，请稍候',
  pdf: '文件上传中，请稍候',
  video: '视频上传中，请稍候',
}

/** A PDF of the phone or computer; null: none. */
export async function pickedDocument(): Promise<Chosen | null> {
  const file = await chooseDocument()
  return file && { file: () => Promise.resolve(file), kind: 'pdf' }
}

/** One file on its way: its progress, what went wrong, and the paper that it becomes. `hold`: while it is sent the form waits. */
export function useSend(purpose: UploadBizType, onPaper: (paper: Paper) => void, hold: (text: string) => () => void) {
  const [percent, setPercent] = useState<number | null>(null)
  const [fault, setFault] = useState<string>()
  // Sending takes a while; the other pictures may have changed meanwhile.
  const latest = useRef(onPaper)
  latest.current = onPaper
  const ending = useRef<AbortController>()
  /** What is chosen is sent; a text says why it cannot be. */
  const send = async (choose: () => Promise<Chosen | string | null>) => {
    const chosen = await choose()
    if (chosen === null) return
    setFault(typeof chosen === 'string' ? chosen : undefined)
    if (typeof chosen === 'string') return
    const { signal } = (ending.current = new AbortController())
    setPercent(0)
    const release = hold(WAITS[chosen.kind])
    try {
      const { fileID, url, name } = await upload(await chosen.file(), purpose, setPercent, signal)
      latest.current({ fileId: fileID, url, at: serverNow(), ...(chosen.kind === 'pdf' && { isPdf: true, name }) })
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
