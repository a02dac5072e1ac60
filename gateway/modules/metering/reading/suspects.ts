import { SECOND, dateOf, toInstant, toMillis } from '@domain/date'
import { formatVolume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { newId } from '../../../http/ids'
import { badField, Refusal } from '../../../http/refusal'
import { transition } from '../../../states'
import { openTask, type DeskArea, type TaskView } from '../../desk/service'
import { insertReadings, meterNamesOf, readingsById } from '../repo/reading'
import { readingMachine } from '../states'
import type { Meter, Reading } from '../types'

/*
 * READING on the shared desk: a register that fell (AE-07) or is off the formula (AE-08) closes no day and is not billed until a clerk
 * has looked. PASS: it is right after all. ADJUST: the register was another one. REJECT: it is no reading; the next one that fits goes on
 * from the last good one.
 */

/** Their kind of desk task. */
export const READING = 'READING'

type Doubted = Pick<Reading, 'meterId' | 'readingId'> & { companyCode: string }

/** Brings a doubted reading to the desk. */
export const askAbout = (
  work: Work,
  { companyCode, readingId, meterId }: Doubted,
  bp: string | null,
): Promise<void> => {
  work.log.warn({ meterId, readingId }, 'suspect reading: not closed')
  return openTask(work, { companyCode, bizType: READING, bizNo: readingId, bp, rule: 'manual', dueAt: null })
}

/** A reading that was believed is doubted. */
export async function doubt(work: Work, { companyCode, bp }: Meter, reading: Reading): Promise<void> {
  await transition(work, readingMachine, { ...reading, companyCode }, 'DOUBT')
  await askAbout(work, { ...reading, companyCode }, bp)
}

type Task = Parameters<DeskArea['describe']>[1][number]

async function describe(work: Work, tasks: readonly Task[]): Promise<TaskView[]> {
  const readings = await readingsById(
    work.db,
    tasks.map(({ bizNo }) => bizNo),
  )
  const names = await meterNamesOf(work.db, readings)
  return tasks.map(({ bizNo, bp }) => {
    const reading = readings.find(({ readingId }) => readingId === bizNo)
    if (!reading) return { title: '读数异常', facts: [], files: [] }
    const name = names.find((one) => sameChannel(one, reading))
    return {
      title: '读数异常，待核实',
      facts: [
        { label: '户号', value: bp ?? '' },
        { label: '表号', value: name?.meterNo ?? reading.meterId },
        { label: '通道', value: reading.channelNo },
        { label: '抄表时间', value: reading.readAt },
        { label: '标况读数', value: formatVolume(reading.stdReading) },
        { label: '上次有效读数', value: name ? formatVolume(name.lastReading) : '' },
        { label: '工况读数', value: reading.workReading === null ? '' : formatVolume(reading.workReading) },
        { label: '通过', value: '读数无误，参与结算' },
        { label: '调整', value: '填写正确的标况读数' },
        { label: '驳回', value: '读数作废，由下一次有效读数补足；必要时安排检定' },
      ],
      files: [],
    }
  })
}

const sameChannel = (a: ChannelKey, b: ChannelKey): boolean =>
  a.companyCode === b.companyCode && a.meterId === b.meterId && a.channelNo === b.channelNo

interface ChannelKey {
  companyCode: string
  meterId: string
  channelNo: string
}

/** Closes the days of a meter with the readings that count now. */
export type CloseAnew = (work: Work, meter: { bp: string; companyCode: string; meterId: string }) => Promise<void>

/** Decides on a doubted reading; one that is decided already stays as it is. */
export const readingDesk = (closeAnew: CloseAnew): DeskArea => ({
  describe,
  async decided(work, { bizNo, bp, companyCode, decision, volume }) {
    const [reading] = await readingsById(work.db, [bizNo])
    if (!reading || bp === null) throw new Refusal('2902')
    if (reading.state !== 'SUSPECT') return
    if (decision === 'ADJUST' && volume === null) throw badField('volume')
    await transition(work, readingMachine, reading, decision === 'PASS' ? 'CONFIRM' : 'REJECT')
    const counts = decision === 'ADJUST' && volume !== null ? await keepCorrected(work, reading, volume) : bizNo
    if (decision === 'REJECT') return
    await closeAnew(work, { bp, companyCode, meterId: reading.meterId })
    // A register that fell cannot be right: nothing could go on from it (AE-07).
    const [now] = await readingsById(work.db, [counts])
    if (now?.state === 'SUSPECT') throw badField(decision === 'PASS' ? 'decision' : 'volume')
  },
})

/** Answers its id. Where a register of that moment was entered before, and is in doubt since, it stands a second later. */
async function keepCorrected(
  work: Work,
  reading: Doubted & Reading,
  stdReading: string,
  readAt = reading.readAt,
): Promise<string> {
  const readingId = newId(work.clock.now())
  const kept = await insertReadings(work.db, [
    {
      ...reading,
      readingId,
      readAt,
      gasDay: dateOf(readAt),
      stdReading,
      workReading: null,
      pressure: null,
      temperature: null,
      source: 'MANUAL',
      state: 'VALID',
      createdAt: work.clock.iso(),
    },
  ])
  return kept.has(readingId)
    ? readingId
    : keepCorrected(work, reading, stdReading, toInstant(toMillis(readAt) + SECOND))
}
