import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { MOST_ATTENDEES, signUpStatus } from '@domain/statuses/activity-sign-up'
import { Id, Instant, Nullable, OneOf } from '../common'
import { activityFields, ProductCard } from '../content/market'
import { ContentBlock } from '../content/words'

/* What the calls about activities share (E 5.1, E 5.9). */

export const SignUpState = OneOf(...codes(signUpStatus))
export const Attendees = t.Integer({ minimum: 1, maximum: MOST_ATTENDEES })
export const When = OneOf('all', 'running', 'coming', 'ended')

export const detailFields = {
  ...activityFields,
  place: Nullable(t.String()),
  signUpStartAt: Nullable(Instant),
  signUpEndAt: Nullable(Instant),
  /** Sign-ups that one customer may hold. */
  perBpLimit: t.Integer(),
  /** People that wait for a seat. */
  waiting: t.Integer(),
  blocks: t.Array(ContentBlock),
}

const MySignUp = t.Object({
  signUpId: Id,
  status: SignUpState,
  attendees: t.Integer(),
  contactName: t.String(),
  /** Six digits for the entrance; null without a seat. */
  checkInCode: Nullable(t.String()),
  /** Sign-ups before one's own that wait too; null with a seat. */
  ahead: Nullable(t.Integer()),
  /** Where it takes place online; null without a seat, or without such a place. */
  onlineUrl: Nullable(t.String()),
  canCancel: t.Boolean(),
})

export const Detail = t.Object({
  ...detailFields,
  products: t.Array(ProductCard),
  /** The caller's newest sign-up that was neither taken back nor called off. */
  mySignUp: Nullable(MySignUp),
  /** Sign-ups that the customer holds, of all its users. */
  heldByCustomer: t.Integer(),
})
