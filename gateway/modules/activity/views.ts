import type { In, Out } from '@contract'
import { HELD_SIGN_UPS, OPEN_SIGN_UPS } from '@domain/statuses/activity-sign-up'
import type { BoundSession, Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { Refusal } from '../../http/refusal'
import { openText } from '../../secret'
import { activityCards, activityOf, activityPage, productCards, type ActivityRow } from '../market/service'
import { heldCounts, heldIds, lineCounts, newestOf, type SignUp } from './repo'
import { cancelProblem } from './rules/sign-up'

type List = 'default GET /crmgas/market/activity/list'
type Detail = 'default GET /crmgas/market/activity/detail'

export async function list(work: Work, session: BoundSession, input: In<List>): Promise<Out<List>> {
  const { state = 'all', type } = input
  const page = paged(input)
  const filter =
    state === 'mine'
      ? { type, ids: await heldIds(work.db, session) }
      : { type, when: state === 'all' ? undefined : state }
  const { rows, total } = await activityPage(work, session, filter, page)
  return envelope(page, await activityCards(work, session, rows), total)
}

/** E1020 for one that the caller may not see; a sign-up stays readable for as long as its activity does. */
export async function detail(work: Work, session: BoundSession, { activityId }: In<Detail>): Promise<Out<Detail>> {
  const row = await activityOf(work, session, activityId)
  if (!row) throw new Refusal('E1020')
  const [card] = await activityCards(work, session, [row])
  if (!card) throw new Refusal('E1020')
  const own = await newestOf(work.db, session, activityId)
  const { people, ahead } = await lineCounts(work.db, activityId, own?.signUpId)
  return {
    ...card,
    place: row.place,
    signUpStartAt: row.signUpStartAt,
    signUpEndAt: row.signUpEndAt,
    perBpLimit: row.perBpLimit,
    waiting: people,
    blocks: row.blocks,
    products: await productCards(work, session, row.productIds),
    mySignUp: own ? mine(work, row, own, ahead) : null,
    heldByCustomer: (await heldCounts(work.db, session, activityId)).byCustomer,
  }
}

function mine(work: Work, activity: ActivityRow, own: SignUp, ahead: number): NonNullable<Out<Detail>['mySignUp']> {
  const { signUpId, state, attendees, checkInCode, contactNameEnc } = own
  const hasSeat = state !== 'waiting' && HELD_SIGN_UPS.includes(state)
  return {
    signUpId,
    status: state,
    attendees,
    contactName: openText(work, contactNameEnc),
    checkInCode: hasSeat ? checkInCode : null,
    ahead: state === 'waiting' ? ahead : null,
    onlineUrl: hasSeat ? activity.onlineUrl : null,
    canCancel: OPEN_SIGN_UPS.includes(state) && cancelProblem(activity, work.clock.now()) === null,
  }
}
