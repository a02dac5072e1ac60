import { contribute } from '../../extensions'
import { personalData } from '../../personal-data'
import { onePiece, together } from '../../work/kinds'
import { fileHandlers } from './handlers'
import { fileData } from './own-data'
import { cleanFiles } from './service'

const clean = onePiece('file.clean', { dailyAt: '03:30' }, { manual: (ctx) => cleanFiles(ctx) })

export const fileArea = {
  name: 'file',
  handlers: fileHandlers,
  work: together([clean]),
  extensions: [contribute(personalData, fileData)],
}
