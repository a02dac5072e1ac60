import { DAY, toInstant } from '@domain/date'
import { readingOf, stateOfWheels, wheelsOf, charsOf, type SeenWheel } from '@domain/recognition/wheels'
import type { RecognitionProblem, RecognitionState } from '@domain/statuses/recognition'
import { jsonb } from '../db/connect'
import type { Work } from '../http/context'
import { newId } from '../http/ids'
import { put } from '../modules/file/service'
import { listMeters } from '../modules/metering/service'
import { insertRecognition } from '../modules/recognition/repo'
import { withClock } from './clock'
import { demoId } from './people'
import { registerOn } from './registers'
import { meterPicture } from './stand-ins/meter-reader'

const USER = demoId('app_user', '13800000001')
const KEY = { bp: '1000000001', companyCode: '1001' }
/** As the register of the pictures. */
const LAYOUT = { intDigits: 8, decDigits: 2 }

interface Taken {
  daysAgo: number
  confidence?: number
  problem?: RecognitionProblem
  confirmed?: true
}

const STORY: readonly Taken[] = [
  { daysAgo: 160, confirmed: true },
  { daysAgo: 130, confirmed: true },
  { daysAgo: 100, problem: 'DARK' },
  { daysAgo: 100, confirmed: true },
  { daysAgo: 70, confidence: 0.7, confirmed: true },
  { daysAgo: 40, problem: 'UPSIDE_DOWN' },
  { daysAgo: 12, confidence: 0.72 },
  { daysAgo: 2 },
]

/** Photos of a meter of the ceramics works over half a year, read, doubtful, not read and confirmed (D 8.5). */
export async function seedRecognitions(work: Work): Promise<void> {
  const meter = (await listMeters(work, KEY)).find(
    ({ meterType, channels }) => meterType !== 'IC' && charsOf(channels[0]?.lastReading ?? '', LAYOUT) !== null,
  )
  const lastReading = meter?.channels[0]?.lastReading
  if (!meter || lastReading === undefined) throw new Error('the ceramics works have no meter of 8 and 2 digits')
  for (const taken of STORY) {
    const then = withClock(work, toInstant(work.clock.now() - taken.daysAgo * DAY))
    const register = (await registerOn(work, KEY, meter.meterNo, then.clock.today())) ?? lastReading
    const chars = charsOf(register, LAYOUT) ?? ''
    await keep(then, taken, chars, meter)
  }
}

async function keep(
  work: Work,
  taken: Taken,
  chars: string,
  meter: { meterId: string; meterNo: string },
): Promise<void> {
  const { confidence = 0.96, problem = null } = taken
  const recognitionId = newId(work.clock.now())
  const seen: SeenWheel[] = [...chars].map((digits, index) => ({ digits, confidence: index === 5 ? confidence : 0.96 }))
  const wheels = problem === null ? wheelsOf(seen) : []
  const { fileId } = await put(work, {
    name: `${meter.meterNo}.png`,
    bytes: meterPicture(chars),
    bizType: 'ZHULONG',
    ownerRef: `RECOGNITION:${recognitionId}`,
    companyCode: KEY.companyCode,
    ownerId: USER,
  })
  const read: RecognitionState = stateOfWheels(wheels, false)
  await insertRecognition(work.db, {
    ...KEY,
    ...LAYOUT,
    recognitionId,
    ownerType: 'USER',
    ownerId: USER,
    meterId: meter.meterId,
    meterNo: meter.meterNo,
    fileId,
    frame: jsonb({ x: 0.1, y: 0.34, w: 0.8, h: 0.32 }),
    wheels: jsonb(wheels),
    reader: 'embedded',
    elapsedMs: 240,
    problem,
    warnings: jsonb([]),
    confirmedReading: taken.confirmed ? readingOf(chars, LAYOUT) : null,
    lastReading: null,
    lastReadingAt: null,
    dailyVolume: null,
    status: taken.confirmed ? 'CONFIRMED' : read,
    imgId: null,
    version: taken.confirmed ? 2 : 1,
    createdAt: work.clock.iso(),
    updatedAt: work.clock.iso(),
  })
}
