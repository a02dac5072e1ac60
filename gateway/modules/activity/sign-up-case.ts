import { signUpStatus, signUpTransitions } from '@domain/statuses/activity-sign-up'
import { updateCase } from '../../db/case-rows'
import type { Work } from '../../http/context'
import { openText } from '../../secret'
import { caseKind } from '../../case/kind'
import type { CaseNotice } from '../../case/spec'
import type { SignUp } from './repo'
import { nextReminder } from './rules/sign-up'

const place = { table: 'activitySignUp', id: 'signUpId', column: 'state' } as const

/** Minutes, as messages say them: '2026-11-26 14:00'. */
export const minuteOf = (moment: string): string => moment.slice(0, 16).replace('T', ' ')

export const routeOf = ({ activityId }: Pick<SignUp, 'activityId'>): string =>
  `/pages/hot/detail?type=activity&activityId=${activityId}`

/** What the user that signed up reads of a step. */
const tell = ({ userId, activityTitle }: SignUp, statusText: string): CaseNotice => ({
  message: { templateCode: 'ACTIVITY_STATUS', params: { title: activityTitle, statusText } },
  audience: 'USER',
  userId,
})

/** E-M-21: one reminder after the other. */
async function reminded(work: Work, { bp, signUpId, startsAt }: SignUp): Promise<void> {
  await updateCase(work.db, place, { bp, id: signUpId }, { remindAt: nextReminder(startsAt, work.clock.now()) })
}

/** Seats of activities (E 2.1, E 3.3). */
export const signUps = caseKind({
  table: 'activitySignUp',
  id: 'signUpId',
  state: 'state',
  states: signUpStatus,
  moves: signUpTransitions,
  filed: 'waiting',
  entity: 'activity_sign_up',
  route: routeOf,
  facts: (work) => [
    ['活动', 40, ({ activityTitle }) => activityTitle],
    ['开始时间', 20, ({ startsAt }) => minuteOf(startsAt)],
    ['联系人', 12, ({ contactNameEnc }) => openText(work, contactNameEnc)],
    ['联系电话', 16, ({ contactPhoneEnc }) => openText(work, contactPhoneEnc)],
    ['人数', 8, ({ attendees }) => String(attendees)],
  ],
  notify: {
    MOVE_UP: (row) => tell(row, `候补成功，签到码${row.checkInCode}`),
    MISS: (row) => tell(row, '报名已截止，未能候补上'),
    CALL_OFF: (row) => tell(row, '活动已取消，报名已撤销'),
    REMIND: ({ userId, activityTitle, startsAt }) => ({
      message: { templateCode: 'ACTIVITY_REMIND', params: { title: activityTitle, start: minuteOf(startsAt) } },
      audience: 'USER',
      userId,
    }),
  },
  then: { REMIND: reminded },
  deadlines: [
    { name: 'activity.remind', in: 'signed', ends: 'REMIND', moment: 'remindAt' },
    { name: 'activity.missed', in: 'waiting', ends: 'MISS', moment: 'waitUntil' },
    { name: 'activity.absent', in: 'signed', ends: 'ABSENT', moment: 'absentAt' },
  ],
  ownData: { title: '活动报名', user: 'userId' },
})
