import { recognitionStatus } from '@domain/statuses/recognition'
import { contribute } from '../../extensions'
import { personalData } from '../../personal-data'
import { listed, moment } from '../../sheet/table'
import { recognitionHandlers } from './handlers'
import { recognitionsOf } from './repo'
import { recognitionWork } from './work'

/** 烛龙识表: registers read from photos (D 2.8, D 4.11). */
export const recognitionArea = {
  name: 'recognition',
  handlers: recognitionHandlers,
  work: recognitionWork,
  extensions: [
    contribute(personalData, {
      meter_recognition: async (work, { userId }) =>
        listed('识表记录', await recognitionsOf(work.db, { type: 'USER', id: userId }), [
          ['表号', 18, ({ meterNo }) => meterNo],
          ['确认读数', 16, ({ confirmedReading }) => confirmedReading ?? ''],
          ['状态', 10, ({ status }) => recognitionStatus[status].label],
          ['时间', 20, ({ createdAt }) => moment(createdAt)],
        ]),
    }),
  ],
}
