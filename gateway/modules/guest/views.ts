import type { In, Out, Row } from '@contract'
import { dateAt } from '@domain/date'
import type { GuestLinkState, GuestScope } from '@domain/statuses/guest-link'
import type { BoundSession, Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { ownOr2902 } from '../../http/refusal'
import * as repo from './repo'
import { standingOf, standings } from './standing'
import { linkFields } from '@contract/guest/links'
import { shape } from '../../http/shape'
import { openText } from '../../secret'

type LinkView = Row<'btwob GET /guestLink/list'>

/** Its last day. */
export const endDateOf = ({ expireAt }: Pick<repo.LinkRow, 'expireAt'>): string => dateAt(Date.parse(expireAt) - 1)

/** What a link shows. */
export const scopesOf = ({ scopes }: Pick<repo.LinkRow, 'scopes'>): GuestScope[] => scopes as GuestScope[]

const viewOf = (work: Work, link: repo.LinkRow, state: GuestLinkState): LinkView =>
  shape(linkFields, link, {
    state,
    guestName: openText(work, link.guestName),
    scopes: scopesOf(link),
    endDate: endDateOf(link),
    lockedUntil: state === 'LOCKED' ? link.lockedUntil : null,
  })

export async function linkList(
  work: Work,
  session: BoundSession,
  input: In<'btwob GET /guestLink/list'>,
): Promise<Out<'btwob GET /guestLink/list'>> {
  const page = paged(input)
  const { rows, total } = await repo.pageOfLinks(work.db, session, page)
  const states = await standings(work, rows)
  return envelope(
    page,
    rows.map((link, index) => viewOf(work, link, states[index] ?? 'ENDED')),
    total,
  )
}

async function ownLink(work: Work, { bp, companyCode }: BoundSession, linkId: string): Promise<repo.LinkRow> {
  const found = ownOr2902(await repo.findLink(work.db, { bp, linkId }), { companyCode })
  return found
}

export async function linkDetail(work: Work, session: BoundSession, linkId: string): Promise<LinkView> {
  const link = await ownLink(work, session, linkId)
  return viewOf(work, link, await standingOf(work, link))
}

export async function linkViews(
  work: Work,
  session: BoundSession,
  input: In<'btwob GET /guestLink/views'>,
): Promise<Out<'btwob GET /guestLink/views'>> {
  const link = await ownLink(work, session, input.linkId)
  const page = paged(input)
  const { rows, total } = await repo.pageOfViews(work.db, link, page)
  return envelope(page, rows, total)
}
