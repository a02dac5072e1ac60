import { addDays } from '@domain/date'
import { addVolume } from '@domain/volume'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { put } from '../../modules/file/service'
import { askAboutPhoto } from '../../modules/metering/photo/desk'
import { insertImg, type MeterImg } from '../../modules/metering/repo/photo'
import type { Meter } from '../../modules/metering/types'
import { at } from './agenda'
import { readByHand, registerOn } from './manual'
import { registerPicture } from './picture'
import { monthBack, readingDate, type Story } from './story'

/** Photos of the canteen's meter (A 8): m−2 refused, m−1 taken over as the reading, one that waits for staff now. */
export function replayPhotos(story: Story, meter: Meter): void {
  const refused = monthBack(story, 2)
  story.agenda.add(at(readingDate(refused), '08:05'), (work) =>
    keep(work, story, meter, {
      period: refused,
      reading: registerOn(story, meter, readingDate(refused)),
      state: 'REJECTED',
      rejectReason: '模糊不清',
    }),
  )
  const accepted = monthBack(story, 1)
  story.agenda.add(at(readingDate(accepted), '08:40'), async (work) => {
    const readingId = newId(work.clock.now())
    await readByHand(work, story, meter, accepted, 'PHOTO', readingId)
    await keep(work, story, meter, {
      period: accepted,
      reading: registerOn(story, meter, readingDate(accepted)),
      state: 'ACCEPTED',
      readingId,
    })
  })
  story.agenda.add(at(addDays(story.today, -1), '17:32'), (work) =>
    keep(work, story, meter, {
      period: story.running,
      reading: addVolume(registerOn(story, meter, addDays(story.today, -1)), '0.40'),
      state: 'SUBMITTED',
      purpose: 'CHECK',
    }),
  )
}

async function keep(
  work: Work,
  story: Story,
  meter: Meter,
  photo: Pick<MeterImg, 'period' | 'reading' | 'state'> & Partial<MeterImg>,
): Promise<void> {
  const imgId = newId(work.clock.now())
  const file = await put(work, {
    name: `${meter.meterNo}-${photo.period}.png`,
    bytes: registerPicture(photo.reading),
    bizType: 'METER_IMG',
    ownerRef: `METER_IMG:${meter.meterId}`,
    companyCode: meter.companyCode,
    ownerId: story.actor.userId,
  })
  await insertImg(
    work.db,
    { bp: meter.bp, companyCode: meter.companyCode },
    {
      imgId,
      meterId: meter.meterId,
      channelNo: '1',
      purpose: 'READING',
      fileId: file.fileId,
      ocrReading: null,
      takenAt: work.clock.iso(),
      noExif: false,
      longitude: null,
      latitude: null,
      uploadedBy: story.actor.userId,
      rejectReason: null,
      readingId: null,
      ...photo,
    },
    work.clock.iso(),
  )
  if (photo.state === 'SUBMITTED') {
    const { bp, companyCode } = meter
    await askAboutPhoto(work, { bp, companyCode, imgId })
  }
}
