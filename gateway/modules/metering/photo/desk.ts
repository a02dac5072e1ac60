import { dateOf, toMillis } from '@domain/date'
import { formatFullMoment } from '@domain/date-format'
import { imgPurposes } from '@domain/statuses/meter-img'
import { compareVolume, formatVolume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { newId } from '../../../http/ids'
import { badField, ownOr2902 } from '../../../http/refusal'
import { transition } from '../../../states'
import { openTask, type Decided, type DeskArea, type TaskView } from '../../desk/service'
import { urls } from '../../file/service'
import * as meterRepo from '../repo/meter'
import { insertReadings, meterNamesOf } from '../repo/reading'
import { findImg, imgsById, lockImg, type KeptImg } from '../repo/photo'
import { photoMachine } from '../states'
import { followReading } from './ask'

/*
 * METER_IMG on the shared desk (AE-11, 5.12). PASS: the picture shows what was typed; one that was sent as a reading becomes one.
 * REJECT: the remark is the reason that the customer reads.
 */

export const METER_IMG = 'METER_IMG'

/** The shortest word that says why: what does not fit the column is cut. */
const REASON_LENGTH = 100

interface ImgKey {
  bp: string
  companyCode: string
  imgId: string
}

/** Brings a photo to the desk that needs a clerk's decision. */
export const askAboutPhoto = (work: Work, { bp, companyCode, imgId }: ImgKey): Promise<void> =>
  openTask(work, { companyCode, bizType: METER_IMG, bizNo: imgId, bp, rule: 'manual', dueAt: null })

type Task = Parameters<DeskArea['describe']>[1][number]

async function describe(work: Work, tasks: readonly Task[]): Promise<TaskView[]> {
  const photos = await imgsById(
    work.db,
    tasks.map(({ bizNo }) => bizNo),
  )
  const names = await meterNamesOf(work.db, photos)
  const addresses = await urls(
    work,
    photos.map(({ fileId }) => fileId),
  )
  return tasks.map(({ bizNo }) => {
    const photo = photos.find(({ imgId }) => imgId === bizNo)
    if (!photo) return { title: '表具照片', facts: [], files: [] }
    const name = names.find(
      (one) =>
        one.companyCode === photo.companyCode && one.meterId === photo.meterId && one.channelNo === photo.channelNo,
    )
    const url = addresses.get(photo.fileId)
    return {
      title: '表具照片审核',
      facts: [
        { label: '户号', value: photo.bp },
        { label: '表号', value: name?.meterNo ?? photo.meterId },
        { label: '通道', value: photo.channelNo },
        { label: '用途', value: imgPurposes[photo.purpose] },
        { label: '客户读数', value: formatVolume(photo.reading) },
        { label: '上次有效读数', value: name ? formatVolume(name.lastReading) : '' },
        { label: '拍摄时间', value: photo.noExif ? '照片未记录' : formatFullMoment(photo.takenAt) },
        { label: '通过', value: photo.purpose === 'READING' ? '采用读数，参与结算' : '照片属实，留存备查' },
        { label: '驳回', value: '备注写明原因：模糊不清、非本表、读数不符或其他' },
      ],
      files: url === undefined ? [] : [{ name: '表具照片', url }],
    }
  })
}

async function decided(work: Work, { bizNo, bp, companyCode, decision, remark }: Decided): Promise<void> {
  if (decision === 'ADJUST') throw badField('decision')
  const key = { bp: bp ?? '', companyCode, imgId: bizNo }
  const seen = ownOr2902(await findImg(work.db, key))
  await meterRepo.lockMeter(work.db, { ...key, meterId: seen.meterId })
  const photo = await lockImg(work.db, key)
  // A newer picture took its place while the desk looked at it.
  if (photo?.state !== 'SUBMITTED') return
  const isReading = photo.purpose === 'READING'
  if (decision === 'REJECT') {
    await transition(work, photoMachine, photo, 'REJECT', { set: { rejectReason: remark.slice(0, REASON_LENGTH) } })
    if (isReading) await followReading(work, { ...key, meterId: photo.meterId })
    return
  }
  if (isReading && !(await fitsRegister(work, photo))) throw badField('decision')
  const readingId = isReading ? newId(work.clock.now()) : null
  await transition(work, photoMachine, photo, 'ACCEPT', { set: { readingId } })
  if (readingId !== null) await keepPhotoReading(work, photo, readingId)
}

/**
 * Whether the register of a photo still fits what is known of its meter: not below what was read before it was handed in, not above
 * what was read since.
 */
export async function fitsRegister(work: Pick<Work, 'db'>, photo: KeptImg): Promise<boolean> {
  const meter = (await meterRepo.metersOf(work.db, photo)).find(({ meterId }) => meterId === photo.meterId)
  const channel = meter?.channels.find(({ channelNo }) => channelNo === photo.channelNo)
  if (!channel) return false
  const { lastReading, lastReadingAt } = channel
  const isOverrun = lastReadingAt !== null && toMillis(lastReadingAt) > toMillis(photo.createdAt)
  const order = compareVolume(photo.reading, lastReading)
  return isOverrun ? order <= 0 : order >= 0
}

type Photographed = Pick<KeptImg, 'companyCode' | 'meterId' | 'channelNo' | 'reading' | 'imgId' | 'createdAt'>

/** An accepted photo is a reading of source PHOTO of the moment in which it was handed in, and the meter's newest register. */
export async function keepPhotoReading(work: Work, photo: Photographed, readingId: string): Promise<void> {
  const { companyCode, meterId, channelNo, reading, imgId, createdAt: readAt } = photo
  await insertReadings(work.db, [
    {
      readingId,
      companyCode,
      meterId,
      channelNo,
      readAt,
      imgId,
      gasDay: dateOf(readAt),
      stdReading: reading,
      workReading: null,
      pressure: null,
      temperature: null,
      source: 'PHOTO',
      state: 'VALID',
      createdAt: work.clock.iso(),
    },
  ])
  const register = { companyCode, meterId, channelNo, lastReading: reading, lastReadingAt: readAt }
  await meterRepo.saveRegisters(work.db, [register], work.clock.iso())
}

export const photoDesk: DeskArea = { describe, decided }
