import { useEffect, useRef, useState } from 'react'
import type { In } from '@contract'
import type { Meter } from '@/blocks'
import { grantedPlace } from '@/platform/location'
import { releasePhoto, type Photo } from '@/platform/photo'
import { asApiError, useWrite, type ApiError } from '@/request'
import { upload } from '@/request/upload'
import { useCommon } from '@/stores'
import { confirm } from '@/ui'
import { formatVolumeNumber } from '@domain/volume'
import { cleanReading, placeFields, purposeOf, readingFault, sizeFault } from './photo-form'

type SetImg = In<'default POST /crmgas/setMeterImg'>

/** Shown under the fields, not as a toast. */
const PHOTO_CODES = ['A2108', '44850', '44851', '44852'] as const
const READING_CODES = ['A2105', 'A2106', 'A2107', '2901'] as const

export interface PhotoForm {
  photo: Photo | null
  setPhoto: (photo: Photo) => void
  channelNo: string
  setChannel: (channelNo: string) => void
  reading: string
  setReading: (text: string) => void
  faults: { photo?: string; reading?: string }
  busy: boolean
  submit: () => Promise<void>
}

/** The photo and its reading: sent in two steps, of which the first is not repeated for the same picture. */
export function usePhotoForm(meter: Meter, done: () => void): PhotoForm {
  const [photo, setPhoto] = useState<Photo | null>(null)
  const [channelNo, setChannel] = useState(meter.channels[0]?.channelNo ?? '1')
  const [reading, setReading] = useState('')
  const [faults, setFaults] = useState<PhotoForm['faults']>({})
  const [busy, setBusy] = useState(false)
  const sent = useRef<{ photo: Photo; fileID: string; url: string } | null>(null)
  const place = usePlace(photo)
  const write = useWrite('default POST /crmgas/setMeterImg', {
    once: true,
    handles: [...PHOTO_CODES, ...READING_CODES],
    loading: false,
    renew: [
      'default GET /crmgas/list-meter-channel',
      'default GET /crmgas/meter/imgList',
      'default GET /crmgas/meter/detail',
    ],
  })

  const save = async (picture: Photo, text: string, confirmed: boolean): Promise<void> => {
    if (sent.current?.photo !== picture) {
      const { fileID, url } = await upload(picture.file, 'METER_IMG')
      sent.current = { photo: picture, fileID, url }
    }
    const input: Omit<SetImg, 'requestNo'> = {
      meterId: meter.meterId,
      channelNo,
      fileID: sent.current.fileID,
      url: sent.current.url,
      reading: text,
      purpose: purposeOf(meter),
      takenAt: '',
      ...placeFields(await place.current),
    }
    const answer = await write.run({ ...input, ...(confirmed && { confirmed: '1' }) })
    const suggestion = answer.ocrReading
    if (answer.needConfirm && suggestion !== null && (await offer(suggestion))) return save(picture, suggestion, false)
    if (answer.needConfirm) {
      // AE-11: far from the history; nothing was kept yet.
      if (await confirm({ content: '本次读数与历史差异较大，是否确认提交？' })) await save(picture, text, true)
      return
    }
    useCommon.setState({ isReloadEnergyData: true })
    releasePhoto(picture)
    done()
  }

  const offer = async (suggestion: string): Promise<boolean> => {
    const wanted = await confirm({ content: `识别读数 ${formatVolumeNumber(suggestion)}，是否使用？` })
    if (wanted) setReading(suggestion)
    return wanted
  }

  const submit = async () => {
    const found = faultsOf(photo, reading, meter)
    setFaults(found)
    if (photo === null || busy || found.photo !== undefined || found.reading !== undefined) return
    setBusy(true)
    try {
      await save(photo, cleanReading(reading), false)
    } catch (failure) {
      setFaults(faultsFrom(asApiError(failure)))
    } finally {
      setBusy(false)
    }
  }

  return {
    photo,
    setPhoto: (taken) => {
      setPhoto(taken)
      setFaults((old) => withFault(old, 'photo', sizeFault(taken.size)))
    },
    channelNo,
    setChannel,
    reading,
    setReading: (text) => {
      setReading(text)
      setFaults((old) => withFault(old, 'reading', undefined))
    },
    faults,
    busy,
    submit,
  }
}

/** Where the picture was taken: asked for when it is chosen, so that sending does not wait for it. */
function usePlace(photo: Photo | null) {
  const place = useRef<ReturnType<typeof grantedPlace>>(Promise.resolve(null))
  useEffect(() => {
    if (photo !== null) place.current = grantedPlace()
  }, [photo])
  return place
}

const withFault = (
  { ...rest }: PhotoForm['faults'],
  field: 'photo' | 'reading',
  text: string | undefined,
): PhotoForm['faults'] => {
  delete rest[field]
  return text === undefined ? rest : { ...rest, [field]: text }
}

const faultsOf = (photo: Photo | null, reading: string, meter: Meter): PhotoForm['faults'] =>
  withFault(
    withFault({}, 'photo', photo === null ? '请拍摄或选择表具照片' : sizeFault(photo.size)),
    'reading',
    readingFault(reading, meter.digits),
  )

/** A refusal lands under the field it speaks of; what was toasted already stays out. */
function faultsFrom(error: ApiError): PhotoForm['faults'] {
  if (error.is(...PHOTO_CODES)) return { photo: error.message }
  return error.is(...READING_CODES) ? { reading: error.message } : {}
}
