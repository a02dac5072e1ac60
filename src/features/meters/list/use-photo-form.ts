import { useEffect, useRef } from 'react'
import { useFields, type Form, type FormField } from '@/blocks'
import type { Meter } from '@/shared/meter'
import { choice } from '@/blocks/form/choice'
import { grantedPlace } from '@/platform/location'
import { releasePhoto, type Photo } from '@/platform/photo'
import { useWrite } from '@/request'
import { upload } from '@/request/upload'
import { useWxReminders } from '@/shared/wx-reminders'
import { confirm } from '@/ui'
import { formatVolume, formatVolumeNumber } from '@domain/volume'
import { photo } from './photo-kind'
import { SET_IMG, useLaterReading, type Reading } from './use-later-reading'
import { cleanReading, placeFields, purposeOf, readingFault, sizeFault } from './photo-form'

export interface Values {
  photo: Photo | null
  channelNo: string
  reading: string
}

const FAULTS_AT = {
  A2108: 'photo',
  '44850': 'photo',
  '44851': 'photo',
  '44852': 'photo',
  A2105: 'reading',
  A2106: 'reading',
  A2107: 'reading',
  '2901': 'reading',
} as const

export interface PhotoFormParts {
  meter: Meter
  onChanged: () => void
  /** `isQueued`: kept on the phone until there is a network. */
  onDone: (isQueued: boolean) => void
}

/** The photo and its reading: sent in two steps, of which the first is not repeated for the same picture. */
export function usePhotoForm({ meter, onChanged, onDone }: PhotoFormParts): Form<Values> {
  const later = useLaterReading(meter)
  const sent = useRef<{ photo: Photo; fileID: string; url: string } | null>(null)
  // No act: an answer may ask back, and the same reading is sent again (AE-11).
  const write = useWrite(SET_IMG, {
    once: true,
    handles: ['44852', '2901', 'A2105', 'A2106', 'A2107', 'A2108'],
    loading: false,
    onLost: later.noteLost,
  })
  const remind = useWxReminders()
  const form = useFields<Values>({
    name: `photo-${meter.meterId}`,
    values: { photo: null, channelNo: meter.channels[0]?.channelNo ?? '1', reading: '' },
    fields: ({ channelNo }) => fieldsOf(meter, channelNo),
    faultsAt: FAULTS_AT,
    onChange: onChanged,
    onSubmit: async ({ photo, channelNo, reading }) => {
      // The reading ends in a statement to be confirmed, and that in a bill.
      await remind(['SIGN', 'BILL'])
      return photo !== null && save(photo, channelNo, cleanReading(reading), false)
    },
    onRefused: async ({ kind }, values) => (kind === 'network' || kind === 'timeout') && (await saveForLater(values)),
  })
  const place = usePlace(form.values.photo)

  /** False: the user has thought better of it. */
  const save = async (picture: Photo, channelNo: string, text: string, confirmed: boolean): Promise<boolean> => {
    later.noteTry(null)
    if (sent.current?.photo !== picture) {
      const { fileID, url } = await upload(picture.file, 'METER_IMG')
      sent.current = { photo: picture, fileID, url }
    }
    const { fileID, url } = sent.current
    const input: Reading = {
      ...readingOf(meter, channelNo, text),
      fileID,
      url,
      ...placeFields(await place.current),
      ...(confirmed && { confirmed: '1' }),
    }
    later.noteTry(input)
    const answer = await write.run(input)
    const suggestion = answer.ocrReading
    if (answer.needConfirm && suggestion !== null && (await offer(suggestion)))
      return save(picture, channelNo, suggestion, false)
    if (answer.needConfirm) {
      // AE-11: far from the history; nothing was kept yet.
      const isMeant = await confirm({ content: '本次读数与历史差异较大，是否确认提交？' })
      return isMeant && save(picture, channelNo, text, true)
    }
    releasePhoto(picture)
    onDone(false)
    return true
  }
  const saveForLater = async ({ photo: picture, channelNo, reading }: Values): Promise<boolean | 'kept'> => {
    if (picture === null) return false
    const input = readingOf(meter, channelNo, cleanReading(reading))
    if (!(await later.keep({ ...input, ...placeFields(await place.current) }, picture.file))) return true
    releasePhoto(picture)
    onDone(true)
    return 'kept'
  }
  const offer = async (suggestion: string): Promise<boolean> => {
    const wanted = await confirm({ content: `识别读数 ${formatVolumeNumber(suggestion)}，是否使用？` })
    if (wanted) form.change({ reading: suggestion })
    return wanted
  }
  return form
}

const readingOf = (meter: Meter, channelNo: string, reading: string) => ({
  meterId: meter.meterId,
  channelNo,
  reading,
  fileID: '',
  url: '',
  purpose: purposeOf(meter),
  takenAt: '',
})

const fieldsOf = ({ channels, digits }: Meter, channelNo: string): readonly FormField<Values>[] => [
  {
    key: 'photo',
    label: '表具照片',
    kind: photo,
    required: '请拍摄或选择表具照片',
    // A file of this visit.
    secret: true,
    checks: [(picture) => (picture === null ? undefined : sizeFault(picture.size))],
  },
  {
    key: 'channelNo',
    label: '通道',
    kind: choice(channels.map((one) => ({ key: one.channelNo, label: one.name }))),
    show: () => channels.length > 1,
  },
  {
    key: 'reading',
    label: '读数',
    kind: 'number',
    required: true,
    placeholder: '请输入表盘读数，最多2位小数',
    hint: `上次读数 ${formatVolume(channels.find((one) => one.channelNo === channelNo)?.lastReading)}`,
    checks: [(text) => readingFault(text, digits)],
  },
]

/** Where the picture was taken: asked for when it is chosen, so that sending does not wait for it. */
function usePlace(photo: Photo | null) {
  const place = useRef<ReturnType<typeof grantedPlace>>(Promise.resolve(null))
  useEffect(() => {
    if (photo !== null) place.current = grantedPlace()
  }, [photo])
  return place
}
