import type { In, Out } from '@contract'
import { collection } from '../../extensions'
import type { Work } from '../../http/context'
import { ownOr2902 } from '../../http/refusal'
import { entriesOf } from '../../wiring'
import { findTask } from './repo'

type Customer = 'btwob GET /review/customer'
type Group = Out<Customer>['groups'][number]

/** What an area knows of a customer, for staff that work on a task about it: a few facts, in two or three statements. */
export type CustomerFacts = (work: Work, key: { bp: string; companyCode: string }) => Promise<Group[]>

/** By area. Groups of one title are shown as one. */
export const customerFacts = collection<CustomerFacts>('facts of a customer')

const ORDER = ['客户', '表具', '正在进行']

/** The facts of the customer of a task, group by group; groups without facts are left out. */
export async function taskCustomer(
  work: Work,
  { companyCode }: { companyCode: string },
  { taskId }: In<Customer>,
): Promise<Out<Customer>> {
  const { bp } = ownOr2902(await findTask(work.db, companyCode, taskId))
  if (bp === null) return { groups: [] }
  const all: Group[] = []
  for (const facts of entriesOf(work, customerFacts).values()) all.push(...(await facts(work, { bp, companyCode })))
  const groups = ORDER.map((title) => ({
    title,
    facts: all.filter((group) => group.title === title).flatMap((group) => group.facts),
  }))
  return { groups: groups.filter(({ facts }) => facts.length > 0) }
}
