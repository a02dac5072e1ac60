import type { TodoType } from '@domain/todo-types'
import type { Work } from './http/context'
import { Refusal } from './http/refusal'
import type { DeskArea } from './modules/desk/service'
import type { KindOf } from './modules/scan/service'
import type {
  Events,
  Subscriber,
  AmountsToday,
  CardGas,
  People,
  Places,
  Certificates,
  Owed,
  GasPlans,
  PackageGas,
  PackagePayments,
  Draw,
  Guests,
  Invoices,
  OwnData,
  Brought,
} from './brought'

/* What the areas of this gateway bring (brought.ts), put together: told, asked, and what stands in for an area that is not there. */

export interface Wiring {
  on: { readonly [E in keyof Events]: readonly Subscriber<E>[] }
  desk: ReadonlyMap<string, DeskArea>
  scans: ReadonlyMap<string, KindOf>
  papers: ReadonlyMap<string, Draw>
  ownData: ReadonlyMap<string, OwnData>
  todoAmounts: ReadonlyMap<TodoType, AmountsToday>
  people: People | null
  places: Places | null
  certificates: Certificates | null
  owed: Owed | null
  packagePayments: PackagePayments | null
  cardGas: CardGas | null
  gasPlans: GasPlans | null
  packageGas: PackageGas | null
  invoices: Invoices | null
  guests: Guests | null
}

/** Puts together what the areas bring. Two that bring the same kind are a programming error. */
export function wire(areas: readonly Brought[]): Wiring {
  return {
    on: {
      'account.paid': subscribersTo(areas, 'account.paid'),
      'statement.confirmed': subscribersTo(areas, 'statement.confirmed'),
      'gas.paid': subscribersTo(areas, 'gas.paid'),
      'gas.dropped': subscribersTo(areas, 'gas.dropped'),
      'gas.refund': subscribersTo(areas, 'gas.refund'),
      'credit.moved': subscribersTo(areas, 'credit.moved'),
      'cert.passed': subscribersTo(areas, 'cert.passed'),
      'sales.changed': subscribersTo(areas, 'sales.changed'),
      'user.phoneChanged': subscribersTo(areas, 'user.phoneChanged'),
      'master.left': subscribersTo(areas, 'master.left'),
      'user.closed': subscribersTo(areas, 'user.closed'),
    },
    desk: joined(
      'desk task',
      areas.flatMap(({ desk }) => Object.entries(desk ?? {})),
    ),
    scans: joined(
      'ticket',
      areas.flatMap(({ scans }) => Object.entries(scans ?? {})),
    ),
    papers: joined(
      'document',
      areas.flatMap(({ papers }) => Object.entries(papers ?? {})),
    ),
    ownData: joined(
      'personal data of',
      areas.flatMap(({ ownData }) => Object.entries(ownData ?? {})),
    ),
    todoAmounts: joined(
      'to-do amount',
      areas.flatMap(({ todoAmounts }) => Object.entries(todoAmounts ?? {}) as [TodoType, AmountsToday][]),
    ),
    people: areas.find(({ people }) => people)?.people ?? null,
    places: areas.find(({ places }) => places)?.places ?? null,
    certificates: areas.find(({ certificates }) => certificates)?.certificates ?? null,
    owed: areas.find(({ owed }) => owed)?.owed ?? null,
    packagePayments: areas.find(({ packagePayments }) => packagePayments)?.packagePayments ?? null,
    cardGas: areas.find(({ cardGas }) => cardGas)?.cardGas ?? null,
    gasPlans: areas.find(({ gasPlans }) => gasPlans)?.gasPlans ?? null,
    packageGas: areas.find(({ packageGas }) => packageGas)?.packageGas ?? null,
    invoices: areas.find(({ invoices }) => invoices)?.invoices ?? null,
    guests: areas.find(({ guests }) => guests)?.guests ?? null,
  }
}

const subscribersTo = <E extends keyof Events>(areas: readonly Brought[], event: E): readonly Subscriber<E>[] =>
  areas.flatMap((area) => area.on?.[event] ?? [])

function joined<K extends string, V>(what: string, entries: readonly (readonly [K, V])[]): ReadonlyMap<K, V> {
  const map = new Map<K, V>()
  for (const [kind, brought] of entries) {
    if (map.has(kind)) throw new Error(`two areas bring the ${what} ${kind}`)
    map.set(kind, brought)
  }
  return map
}

/** Tells what has happened, in the caller's transaction. */
export async function emit<E extends keyof Events>(work: Work, event: E, about: Events[E]): Promise<void> {
  for (const subscriber of work.wiring.on[event]) await subscriber(work, about)
}

/** The directory of users; an error where no area keeps one. */
export function peopleOf({ wiring }: Pick<Work, 'wiring'>): People {
  if (!wiring.people) throw new Error('no area knows the users')
  return wiring.people
}

/** Where users are at home; an error where no area knows. */
export function placesOf({ wiring }: Pick<Work, 'wiring'>): Places {
  if (!wiring.places) throw new Error('no area knows where users are at home')
  return wiring.places
}

/** Certifications; where no area keeps them nobody has one. */
export const certificatesOf = ({ wiring }: Pick<Work, 'wiring'>): Certificates =>
  wiring.certificates ?? nobodyIsCertified

const nobodyIsCertified: Certificates = {
  ofEntity: () => Promise.resolve(undefined),
  ofApplicant: () => Promise.resolve(undefined),
  passedBy: () => Promise.resolve(undefined),
}

/** What is owed today; where no area keeps accounts nobody owes anything that could be told. */
export const owedOf: Owed = async (work, bps) =>
  work.wiring.owed?.(work, bps) ?? new Map<string, { totalDue: string }>()

/** Gas for card meters; where no area sells it there is none. */
export const cardGasOf = ({ wiring }: Pick<Work, 'wiring'>): CardGas => wiring.cardGas ?? noCardGas

const noCardGas: CardGas = {
  openOrders: () => Promise.resolve(new Map<string, string>()),
  unfinished: () => Promise.resolve(new Set<string>()),
  boughtBetween: () => Promise.resolve(new Map<string, string>()),
  ofPayment: () => Promise.resolve(null),
}

/** Who comes by a link; where no area makes links every pass is unknown. */
export const guestsOf = ({ wiring }: Pick<Work, 'wiring'>): Guests => wiring.guests ?? noGuests

const noGuests: Guests = { admit: () => Promise.reject(new Refusal('2571')) }

/** Gas plans; where no area keeps them no customer has one. */
export const gasPlansOf = ({ wiring }: Pick<Work, 'wiring'>): GasPlans => wiring.gasPlans ?? noPlans

const noPlans: GasPlans = {
  summary: async () => ({
    planMode: 'NONE',
    groupCount: 0,
    defaultGroupId: null,
    contractYear: null,
    planYear: null,
    planVolume: null,
    planMonthVolume: null,
    dayPlanToday: null,
  }),
  days: async () => new Map(),
  tolerance: async () => ({ dayPct: '0', monthPct: '0' }),
}

/** What packages cover; where no area sells any, nothing. */
export const packageGasOf = ({ wiring }: Pick<Work, 'wiring'>): PackageGas => wiring.packageGas ?? noPackageGas

const noPackageGas: PackageGas = { covered: () => Promise.resolve(new Map()), share: () => Promise.resolve() }

/** IV-03: refuses 2620 while the payment's invoice stands. */
export async function refuseInvoiced(work: Work, bp: string, orderId: string): Promise<void> {
  if (work.wiring.invoices && !(await work.wiring.invoices.canRefund(work, bp, orderId))) throw new Refusal('2620')
}
