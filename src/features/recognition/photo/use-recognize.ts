import { useState } from 'react'
import type { Frame, Layout } from '@domain/recognition/wheels'
import { releasePhoto, type Photo } from '@/platform/photo'
import { useWrite } from '@/request'
import { upload } from '@/request/upload'
import { go } from '@/routes/go'

interface Wish {
  photo: Photo
  frame: Frame
  layout: Layout
  meterNo: string | undefined
  owner: { visitorId?: string }
}

/** Sends the photo and has it read; each step once for the same picture. `percent`: of the upload, null while nothing is sent. */
export function useRecognize() {
  const [percent, setPercent] = useState<number | null>(null)
  const [sent, setSent] = useState<{ photo: Photo; fileId: string } | null>(null)
  const write = useWrite('default POST /crmgas/zhulong/recognize', { once: true, loading: false })
  const fileOf = async ({ photo, owner }: Wish): Promise<string> => {
    if (sent?.photo === photo) return sent.fileId
    // The original photo: a smaller copy has lost the moment of its taking, without which it cannot be submitted (AE-11).
    const { fileID } = await upload(photo.file, 'ZHULONG', setPercent, undefined, owner)
    setSent({ photo, fileId: fileID })
    return fileID
  }
  const run = async (wish: Wish): Promise<void> => {
    setPercent(0)
    try {
      const fileId = await fileOf(wish)
      setPercent(100)
      const { frame, layout, meterNo, owner } = wish
      const { recordId } = await write.run({ fileId, frame, ...layout, ...(meterNo && { meterNo }), ...owner })
      releasePhoto(wish.photo)
      await go('/subPagesB/pages/zhulong/recognitionResult', { recordId }, { replace: true })
    } catch {
      // What went wrong has been said by the call itself; the photo stays for another try.
    } finally {
      setPercent(null)
    }
  }
  return { run, percent }
}
