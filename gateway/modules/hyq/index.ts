import { contribute } from '../../extensions'
import { personalData } from '../../personal-data'
import { shareables } from '../share/service'
import { sharedQuarter } from './share'
import { papers } from '../file/service'
import { hyqHandlers } from './handlers'
import { hyqData } from './own-data'
import { hyqPapers } from './paper'
import { hyqWork } from './work'

/** 惠用气: the report of a quarter and its survey (E 2.6, 3.10, 4.6). */
export const hyqArea = {
  name: 'hyq',
  handlers: hyqHandlers,
  work: hyqWork,
  extensions: [
    contribute(personalData, hyqData),
    contribute(papers, hyqPapers),
    contribute(shareables, { hyq: sharedQuarter }),
  ],
}
