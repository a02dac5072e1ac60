import { useEffect, useRef, useState } from 'react'
import { onConnected } from '@/platform/network'
import { choosePhotos, releasePhoto, shrinkPhoto, type Photo, type PhotoSource } from '@/platform/photo'
import { serverNow } from '@/platform/time'
import { asApiError } from '@/request'
import { upload, type UploadBizType } from '@/request/upload'
import type { Paper } from '../paper/PaperSlot'

/** px of the longer side; a larger picture is made smaller before it is sent (FL-03). */
const MOST_PIXELS = 1600
/** Uploads that run at once (FL-01). */
const MOST_AT_ONCE = 3

/** A picture that the gateway does not have yet. */
export interface Shot {
  /** Counts the pictures of this field. */
  no: number
  photo: Photo
  state: 'waiting' | 'sending' | 'failed'
  /** 0 to 100. */
  percent: number
  /** The gateway refused it: no other attempt helps. */
  refusal?: string
}

const nothing = (): void => undefined

interface Taker {
  sent: readonly Paper[]
  onSent: (papers: readonly Paper[]) => void
  /** While pictures are sent the form waits; answers what ends that. */
  hold: (text: string) => () => void
}

interface Options extends Taker {
  purpose: UploadBizType
  most: number
  /** Pictures that outlive the form: kept by its page, which goes on with them after the form was sent. */
  queue?: PhotoQueue | undefined
}

/** What stands now. */
interface Kept extends Taker {
  shots: readonly Shot[]
  serial: number
  isLeft: boolean
}

export type PhotoQueue = ReturnType<typeof usePhotoQueue>

/** A row of pictures of a form: those on their way, and what can be done with them. */
export function usePhotos({ purpose, most, queue, ...taker }: Options) {
  const own = usePhotoQueue(purpose)
  const { shots, take, bind, ...rest } = queue ?? own
  bind(taker)
  const room = most - taker.sent.length - shots.length
  return { ...rest, shots, room, take: (source: PhotoSource) => take(source, room) }
}

/**
 * Pictures on their way: three at once, in the order in which they were taken. One that fails stays, is sent again on a tap and
 * when the network comes back, and does not keep the form from being sent.
 */
export function usePhotoQueue(purpose: UploadBizType) {
  const [shots, setShots] = useState<readonly Shot[]>([])
  // Uploads outlast drawings: they read and write what stands now.
  const now = useRef<Kept>({ shots, sent: [], onSent: nothing, hold: () => nothing, serial: 0, isLeft: false })
  const put = (next: readonly Shot[]) => {
    now.current.shots = next
    if (!now.current.isLeft) setShots(next)
  }
  const update = (no: number, part: Partial<Shot>) =>
    put(now.current.shots.map((shot) => (shot.no === no ? { ...shot, ...part } : shot)))
  // At once, not with the next drawing: an upload that ends before it adds to what stands now.
  const keep = (papers: readonly Paper[]) => {
    now.current.sent = papers
    now.current.onSent(papers)
  }
  const remove = (no: number) => {
    const shot = now.current.shots.find((one) => one.no === no)
    if (shot) releasePhoto(shot.photo)
    put(now.current.shots.filter((one) => one.no !== no))
  }

  const send = async ({ no, photo }: Shot) => {
    update(no, { state: 'sending', percent: 0 })
    const release = now.current.hold('照片上传中，请稍候')
    try {
      const { file } = await shrinkPhoto(photo, MOST_PIXELS)
      const { fileID, url } = await upload(file, purpose, (percent) => update(no, { percent }))
      // Removed meanwhile: the gateway throws away what no form names.
      if (!now.current.shots.some((one) => one.no === no)) return
      remove(no)
      // The gateway keeps equal pictures once: a form that names one twice is refused.
      if (now.current.sent.some((one) => one.fileId === fileID)) return
      keep([...now.current.sent, { fileId: fileID, url, at: serverNow() }])
    } catch (failure) {
      const error = asApiError(failure)
      update(no, { state: 'failed', ...(error.kind === 'refused' && { refusal: error.message }) })
    } finally {
      release()
      next()
    }
  }
  const next = () => {
    if (now.current.isLeft) return
    const running = now.current.shots.filter(({ state }) => state === 'sending').length
    for (const shot of now.current.shots.filter(({ state }) => state === 'waiting').slice(0, MOST_AT_ONCE - running))
      void send(shot)
  }
  const retry = (which: (shot: Shot) => boolean) => {
    put(
      now.current.shots.map((shot) => (shot.state === 'failed' && which(shot) ? { ...shot, state: 'waiting' } : shot)),
    )
    next()
  }

  useEnds(now.current, retry)

  return {
    shots,
    /** The receiver of the uploaded pictures. */
    bind: (taker: Taker) => void Object.assign(now.current, taker),
    take: async (source: PhotoSource, room: number) => {
      const photos = await choosePhotos(source, room)
      const fresh = photos.map((photo): Shot => {
        now.current.serial += 1
        return { no: now.current.serial, photo, state: 'waiting', percent: 0 }
      })
      put([...now.current.shots, ...fresh])
      next()
    },
    retry: (no: number) => retry((shot) => shot.no === no),
    drop: remove,
    dropSent: (fileId: string) => keep(now.current.sent.filter((one) => one.fileId !== fileId)),
  }
}

/** Sends again what failed when the network comes back; ends with its page. */
function useEnds(kept: Kept, retry: (which: (shot: Shot) => boolean) => void): void {
  const latest = useRef(retry)
  latest.current = retry
  useEffect(() => {
    kept.isLeft = false
    const stop = onConnected(() => latest.current(({ refusal }) => refusal === undefined))
    return () => {
      kept.isLeft = true
      kept.shots.forEach(({ photo }) => releasePhoto(photo))
      stop()
    }
  }, [kept])
}
