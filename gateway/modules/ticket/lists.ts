import type { In, Out } from '@contract'
import { codes } from '@domain/codes'
import { ticketSteps, ticketSubtypes, ticketTypes } from '@domain/statuses/service-ticket'
import type { BoundSession, Work } from '../../http/context'
import { promiseWords, subtypesOf } from './rules/types'
import { headOf, ruleIn } from './settings'
import { tickets } from './ticket-case'
import { headView, ownSigns } from './views'

type Types = 'default GET /crmgas/serviceTicket/types'
type List = 'default GET /crmgas/serviceTicket/list'
type Config = Out<Types>[number]['subtypes'][number]

const flag = (is: boolean) => (is ? ('1' as const) : ('0' as const))

/** What a ticket may be about, with the promises of this company. */
export const types = (work: Work, { companyCode }: BoundSession): Out<Types> =>
  codes(ticketTypes).map((ticketType) => ({
    ticketType,
    label: ticketTypes[ticketType],
    subtypes: subtypesOf(ticketType).map((subtype) => config(work, companyCode, subtype)),
  }))

function config(work: Work, companyCode: string, subtype: Config['subtype']): Config {
  const { priority, promises, tips, ...needs } = ruleIn(work.settings, companyCode, subtype)
  const { type, label } = ticketSubtypes[subtype]
  return {
    subtype,
    label,
    priority,
    acceptMode: promises.ACCEPT.mode,
    acceptN: promises.ACCEPT.n,
    arriveMode: promises.ARRIVE.mode,
    arriveN: promises.ARRIVE.n,
    finishMode: promises.FINISH.mode,
    finishN: promises.FINISH.n,
    promises: codes(ticketSteps).flatMap((step) => {
      const words = promiseWords(promises[step])
      return words === null ? [] : [{ step, words }]
    }),
    needSite: flag(needs.needSite),
    needAppoint: flag(needs.needAppoint),
    needMeter: flag(needs.needMeter),
    needPhoto: flag(needs.needPhoto),
    tips,
    escalateTo: headOf(work.settings, companyCode, type),
  }
}

/** TK-12: a master sees every ticket of the customer, a sub-account its own and those that name its phone on site. */
export async function list(work: Work, session: BoundSession, input: In<List>): Promise<Out<List>> {
  const { tab = 'ALL', ticketType, keyword, from, to, ...page } = input
  const days = { from: from && `${from}T00:00:00+08:00`, to: to && `${to}T23:59:59.999+08:00` }
  const found = await tickets.list(work, session, {
    tab,
    keyword,
    where: { ticketType },
    anyOf: session.isMaster ? undefined : ownSigns(work, session),
    created: days,
    ...page,
  })
  return { ...found, list: found.list.map((row) => headView(work, row)) }
}
