import type { Out } from '@contract'
import { mostMoved } from '@domain/recognition/plausible'
import { sureness } from '@domain/recognition/wheels'
import { addVolume } from '@domain/volume'
import type { Work } from '../../http/context'
import { urls } from '../file/service'
import { knownOf } from './meter'
import type { Recognition } from './repo'

type View = Out<'default GET /crmgas/zhulong/detail'>

/** The decimals that the column keeps and the register has not. */
const asSaid = (reading: string, decDigits: number): string => {
  const [whole = '', rest = ''] = reading.split('.')
  return decDigits === 0 ? whole : `${whole}.${rest.slice(0, decDigits)}`
}

function meterOf(row: Recognition): View['meter'] {
  if (row.meterId === '' || row.lastReading === null) return null
  const known = knownOf(row)
  return {
    meterId: row.meterId,
    meterNo: row.meterNo,
    lastReading: row.lastReading,
    lastReadingAt: row.lastReadingAt,
    likelyTo: known && addVolume(known.lastReading, mostMoved(known)),
  }
}

export async function viewsOf(work: Work, rows: readonly Recognition[]): Promise<View[]> {
  const pictures = await urls(
    work,
    rows.map(({ fileId }) => fileId),
  )
  return rows.map((row) => ({
    recordId: row.recognitionId,
    pictureUrl: pictures.get(row.fileId) ?? null,
    frame: row.frame,
    intDigits: row.intDigits,
    decDigits: row.decDigits,
    wheels: row.wheels,
    confidence: sureness(row.wheels),
    problem: row.problem,
    warnings: row.warnings,
    confirmedReading: row.confirmedReading === null ? null : asSaid(row.confirmedReading, row.decDigits),
    status: row.status,
    meter: meterOf(row),
    fileId: row.fileId,
    elapsedMs: row.elapsedMs,
    version: row.version,
    createdAt: row.createdAt,
  }))
}

export async function viewOf(work: Work, row: Recognition): Promise<View> {
  const [view] = await viewsOf(work, [row])
  if (!view) throw new Error('a row without a view')
  return view
}
