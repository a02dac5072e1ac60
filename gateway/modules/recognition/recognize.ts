import type { In, Out } from '@contract'
import { stateOfWheels, wheelsOf, type Wheel } from '@domain/recognition/wheels'
import type { RecognitionProblem, RecognitionWarning } from '@domain/statuses/recognition'
import { jsonb } from '../../db/connect'
import { addressSubject } from '../../http/address'
import type { Ctx, Work } from '../../http/context'
import { newId } from '../../http/ids'
import { badField, ownOr2902, Refusal } from '../../http/refusal'
import { lightOf } from '../../ports/meter-reader'
import { SwitchedOff } from '../../ports/switched-off'
import { keepOf, openOf } from '../file/service'
import { meterFacts } from './meter'
import { countUse, findRecognition, insertRecognition, type Owner } from './repo'
import { isDark, lightWarnings } from './rules/light'
import { viewOf } from './views'

type Recognize = 'default POST /crmgas/zhulong/recognize'

/** ZL-01: photos a day of a visitor, of an address, of a user. */
const OF_VISITOR = 20
const OF_ADDRESS = 60
const OF_USER = 50

/** The owner of the photos: the user, else the phone. */
export function ownerOf({ session }: Pick<Ctx, 'session'>, visitorId: string | undefined): Owner {
  if (session) return { type: 'USER', id: session.userId }
  if (visitorId === undefined) throw badField('visitorId')
  return { type: 'VISITOR', id: visitorId }
}

async function count(work: Work, { type, id }: Owner, ip: string): Promise<void> {
  const day = work.clock.today()
  const limits: [string, number][] =
    type === 'USER'
      ? [[`user|${id}`, OF_USER]]
      : [
          [`visitor|${id}`, OF_VISITOR],
          [addressSubject(ip), OF_ADDRESS],
        ]
  for (const [subject, most] of limits) if (!(await countUse(work.db, day, subject, most))) throw new Refusal('44731')
}

interface Read {
  reader: string
  wheels: Wheel[]
  problem: RecognitionProblem | null
  warnings: RecognitionWarning[]
}

const nothing = (problem: RecognitionProblem, reader = ''): Read => ({ reader, wheels: [], problem, warnings: [] })

/** What is to be seen in a photo. A reader that fails is no failure of the call: the register is typed. */
async function read(ctx: Ctx, picture: { bytes: Buffer; mime: string }, input: In<Recognize>): Promise<Read> {
  const light = await lightOf(picture.bytes, input.frame)
  if (isDark(light)) return nothing('DARK')
  const { frame, intDigits, decDigits } = input
  try {
    const found = await ctx.ports.meterReader.read({ ...picture, frame, intDigits, decDigits })
    if (found.isUpsideDown) return nothing('UPSIDE_DOWN', found.reader)
    const wheels = wheelsOf(found.wheels)
    if (stateOfWheels(wheels, false) === 'FAILED') return nothing('NO_REGISTER', found.reader)
    return { reader: found.reader, wheels, problem: null, warnings: lightWarnings(light) }
  } catch (error) {
    if (error instanceof SwitchedOff) return nothing('NO_READER')
    ctx.log.warn({ err: error }, 'register not read')
    return nothing('READER_FAILED')
  }
}

/**
 * ZL-01..ZL-05. Refuses a photo that is not the caller's 44852, a meter that is not 2902, one more than a day has 44731. Outside of a
 * transaction while the reader looks.
 */
export async function recognize(ctx: Ctx, input: In<Recognize>): Promise<Out<Recognize>> {
  const owner = ownerOf(ctx, input.visitorId)
  const file = await openOf(ctx, owner, input.fileId)
  if (!file || file.bizType !== 'ZHULONG') throw new Refusal('44852')
  const meter = await meterFacts(ctx, ctx.session, input.meterNo)
  await ctx.transaction((work) => count(work, owner, ctx.ip))
  const started = performance.now()
  const { wheels, warnings, problem, reader } = await read(ctx, file, input)
  const elapsedMs = Math.round(performance.now() - started)
  return ctx.transaction(async (work) => {
    const now = work.clock.iso()
    const recognitionId = newId(work.clock.now())
    await keepOf(work, owner, input.fileId, `RECOGNITION:${recognitionId}`)
    await insertRecognition(work.db, {
      ...meter,
      recognitionId,
      ownerType: owner.type,
      ownerId: owner.id,
      fileId: input.fileId,
      frame: jsonb(input.frame),
      intDigits: input.intDigits,
      decDigits: input.decDigits,
      wheels: jsonb(wheels),
      reader,
      elapsedMs,
      problem,
      warnings: jsonb(warnings),
      confirmedReading: null,
      status: stateOfWheels(wheels, warnings.length > 0),
      imgId: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
    })
    return viewOf(work, ownOr2902(await findRecognition(work.db, owner, recognitionId)))
  })
}
