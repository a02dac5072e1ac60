import sharp from 'sharp'
import { dateOf } from '@domain/date'
import type { ReadingSource } from '@domain/statuses/names'
import type { Db } from '../../gateway/db/connect'
import { insertReadings } from '../../gateway/modules/metering/repo/reading'

/* Builders for the tests of statements. */

/** A register as it was read at a moment. */
export const aReading = (
  db: Db,
  { companyCode }: { companyCode: string },
  read: { meterId: string; readAt: string; stdReading: string; source?: ReadingSource },
): Promise<unknown> =>
  insertReadings(db, [
    {
      readingId: `${read.meterId}-${read.readAt}`,
      companyCode,
      meterId: read.meterId,
      channelNo: '1',
      readAt: read.readAt,
      gasDay: dateOf(read.readAt),
      stdReading: read.stdReading,
      workReading: null,
      pressure: null,
      temperature: null,
      source: read.source ?? 'MANUAL',
      state: 'VALID',
      createdAt: read.readAt,
    },
  ])

/** A picture of handwriting; `path` is what the pen did. */
export const handwriting = (path = 'M100 300 C 300 20 400 380 600 80 S 800 300 900 120'): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="400"><rect width="1000" height="400" fill="#fff"/>
       <path d="${path}" fill="none" stroke="#1d2129" stroke-width="6" stroke-linecap="round"/></svg>`,
    ),
  )
    .png()
    .toBuffer()
