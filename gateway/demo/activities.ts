import { DAY, toInstant, toMillis } from '@domain/date'
import type { Work } from '../http/context'
import { signUp } from '../modules/activity/seats'
import { signUps } from '../modules/activity/sign-up-case'
import { checkIn } from '../modules/activity/staff'
import { withClock } from './clock'
import { demoId } from './people'
import { sessionOf } from './session'

const FACTORY = { bp: '1000000001', phone: '13800000001', name: '王建国' }
const ACCOUNTANT = { bp: '1000000001', phone: '13800000009', name: '张代账', isMaster: false }
const RESTAURANT = { bp: '1000000002', phone: '13800000007', name: '陈晓梅' }

interface Seat {
  activityId: string
  of: typeof FACTORY & { isMaster?: boolean }
  attendees: number
  daysAgo: number
  /** What became of it, on the day so many days ago. */
  then?: { seen: boolean; daysAgo: number }
}

/** AC000003 has room, AC000005 is full with a line, AC000007 is over, AC000008 is the plant's next one. */
const SEATS: readonly Seat[] = [
  {
    activityId: 'AC000007',
    of: FACTORY,
    attendees: 2,
    daysAgo: 20,
    then: { seen: true, daysAgo: 13 },
  },
  {
    activityId: 'AC000007',
    of: RESTAURANT,
    attendees: 1,
    daysAgo: 18,
    then: { seen: false, daysAgo: 11 },
  },
  { activityId: 'AC000008', of: FACTORY, attendees: 2, daysAgo: 6 },
  { activityId: 'AC000003', of: RESTAURANT, attendees: 3, daysAgo: 5 },
  { activityId: 'AC000005', of: RESTAURANT, attendees: 5, daysAgo: 4 },
  { activityId: 'AC000005', of: ACCOUNTANT, attendees: 2, daysAgo: 3 },
]

/** Seats of the demo's activities, taken by the services at the moments at which they were taken. */
export async function seedSignUps(work: Work): Promise<void> {
  for (const seat of SEATS) await take(work, seat)
}

async function take(work: Work, { activityId, of, attendees, daysAgo, then }: Seat): Promise<void> {
  const at = (days: number, time = '10:00') =>
    withClock(work, toInstant(toMillis(`${work.clock.today()}T${time}:00+08:00`) - days * DAY))
  const session = sessionOf(of, ['MARKET_ENQUIRY'])
  const { signUpId, checkInCode } = await signUp(at(daysAgo), session, {
    requestNo: '',
    activityId,
    contactName: of.name,
    contactPhone: of.phone,
    attendees,
    waits: true,
  })
  if (then?.seen)
    await checkIn(
      at(then.daysAgo, '13:45'),
      { userId: demoId('app_user', '13800000012'), companyCode: session.companyCode },
      { activityId, code: checkInCode ?? '' },
    )
  else if (then) await signUps.move(work, await signUps.own(work, session, signUpId), 'ABSENT', 'SYSTEM')
}
