import type { TodoType } from '@domain/todo-types'
import type { Ctx, LinkSession, Work } from './http/context'
import { Refusal, type AuthStatus } from './http/refusal'
import type { DeskArea } from './modules/desk/service'
import type { Chosen, Place } from './modules/identity/service'
import type { Statement } from './modules/metering/service'
import type { KindOf } from './modules/scan/service'

/*
 * What an area brings for others that must not know it, as data of its entry in all-areas.ts. Nobody registers anything when a file
 * is loaded: a gateway of some areas has what these bring, and nothing else.
 */

/** What happens, told in the transaction in which it happens. Every subscriber is harmless to repeat, or refuses it. */
export interface Events {
  /** Money has settled bills of an account or come to its balance (AE-88). */
  'account.paid': { bp: string; companyCode: string }
  /** A statement is SIGNED or AUTO_CONFIRMED and waits for its bill (AE-25). */
  'statement.confirmed': Statement
  /** Everything that an order over gas for a card asks has been paid (AE-46). */
  'gas.paid': { bp: string; companyCode: string; orderId: string; paidAt: string; by: string }
  /** An order over gas ends without buying any. */
  'gas.dropped': { bp: string; companyCode: string; orderId: string; by: string }
  /** What becomes of an application for the money of such an order (AE-53). */
  'gas.refund': {
    bp: string
    companyCode: string
    orderId: string
    outcome: 'APPROVED' | 'REFUSED' | 'DONE'
    reason: string
    by: string
  }
  /** A top-up has been handed to the head-end of the account's meters, or they show it. */
  'credit.moved': { bp: string; companyCode: string; orderId: string; to: 'SENT' | 'CONFIRMED' }
  /** A certification has passed: what is known of the enterprise now, and the customer numbers it was bound to (CE-10). */
  'cert.passed': {
    companyCode: string
    bps: readonly string[]
    companyName: string
    uscc: string
    isTaxpayer: boolean
    by: string
  }
  /** A bill or gas for a card has come, changed or gone: whoever makes something of it looks again. */
  'sales.changed': { bp: string; companyCode: string }
  /** A user logs in with another phone from now on (LG-17). */
  'user.phoneChanged': { userId: string; phone: string }
  /** Somebody is no master of a customer number any more: handed over, unbound, gone. */
  'master.left': { bp: string; userId: string }
  /** A user is gone for good (CX-05). */
  'user.closed': { userId: string }
}

export type Subscriber<E extends keyof Events> = (work: Work, event: Events[E]) => Promise<void>

/** Amounts of to-dos as their owner knows them today, by the business object; one that is missing stays as it was written. */
export type AmountsToday = (
  work: Work,
  key: { bp: string; companyCode: string },
  bizIds: readonly string[],
) => Promise<ReadonlyMap<string, string>>

/** Gas for card meters: asked by those below who show a meter or price its next m³. */
export interface CardGas {
  /** The order of each meter that a phone may write or check now, by meter id. */
  openOrders(work: Work, key: { bp: string; companyCode: string }): Promise<ReadonlyMap<string, string>>
  /** Meters with gas that is bought and not all in them, or given back, yet. */
  unfinished(work: Work, key: { bp: string; companyCode: string }): Promise<ReadonlySet<string>>
  /** m³ that were bought from one day to another, both included: the tiers of a card meter count them (AE-15). */
  boughtBetween(
    work: Work,
    key: { bp: string; companyCode: string },
    days: { from: string; to: string },
  ): Promise<ReadonlyMap<string, string>>
  /** The gas order behind a payment, and whether a phone is to write it. */
  ofPayment(
    work: Work,
    bp: string,
    orderId: string,
  ): Promise<{ gasOrderId: string; toWrite: boolean; writtenAt: string | null } | null>
}

/** Who is behind a number: asked by those who bring messages and to-dos to people. */
export interface People {
  /** Users bound to a customer number whose review has passed, masters first; with a model only those who have it. */
  usersOf(work: Work, bp: string, model?: string): Promise<{ userId: string; isMaster: boolean }[]>
  /** Names by user. */
  namesOf(work: Work, userIds: readonly string[]): Promise<ReadonlyMap<string, { nickname: string }>>
}

/** Where users are at home: asked by the logins, which know neither customer numbers nor tenants. */
export interface Places {
  /** BD-11: the place that opens in a tenant, or, without one, the user's best one over all tenants (C 2.5). */
  opening(work: Work, userId: string, tenantId?: string): Promise<Place>
  /** The place that tokens are asked for: 430 for a stranger there, 4101 without a live entrustment (AU-15, AU-16). */
  wanted(work: Work, userId: string, wish: PlaceWish): Promise<Place | Refusal | AuthStatus>
  /** Whether a tenant is one of the user's (C 2.5). */
  isMember(work: Work, userId: string, tenantId: string): Promise<boolean>
  /** Tenant of the company that a customer number belongs to; undefined for an unknown number. */
  tenantOf(work: Work, bp: string): Promise<string | undefined>
  /** '' for a company that does not exist. */
  hotlineOf(work: Work, companyCode: string): Promise<string>
  /** BD-05: the phone filed with the contract, told to nobody who has not found this customer by two facts (BD-02): 2102. */
  filedPhone(work: Work, userId: string, bp: string, companyCode: string): Promise<string>
}

export interface PlaceWish {
  /** What the caller names; undefined or '' when he names none. */
  tenantId?: string | undefined
  entrustedTenantId?: string | undefined
  /** Where the session that goes on stands. */
  current: Place | undefined
  /** What was chosen when the code was made. */
  chosen: Chosen | null
}

/** A certification as others see it. */
export interface Certificate {
  status: string
  /** Last day. */
  validTo: string
  companyName: string
  uscc: string
}

/** Certifications of enterprises: asked for what their holders may do. */
export interface Certificates {
  /** The one that speaks for a legal entity: passed before in review before the newest. */
  ofEntity(work: Work, companyCode: string, uscc: string): Promise<Certificate | undefined>
  /** The same for what one user applied for. */
  ofApplicant(work: Work, userId: string): Promise<Certificate | undefined>
  /** The passed one that this user himself applied for; it may be over. */
  passedBy(work: Work, userId: string, companyCode: string, uscc: string): Promise<Certificate | undefined>
}

/** What is owed today by customer number, in yuan; one without a gas account is left out. */
export type Owed = (work: Work, bps: readonly string[]) => Promise<ReadonlyMap<string, { totalDue: string }>>

/** What is known of a customer's gas plan (A 5.1, getNewCustomer); null volumes = no plan. */
export interface PlanSummary {
  planMode: 'DAILY' | 'MONTHLY' | 'NONE'
  groupCount: number
  defaultGroupId: string | null
  contractYear: string | null
  planYear: string | null
  planVolume: string | null
  planMonthVolume: string | null
  dayPlanToday: string | null
}

/** Gas plans of customers: asked by those below who show what was used beside them. */
export interface GasPlans {
  summary(work: Work, key: { bp: string; companyCode: string }): Promise<PlanSummary>
  /** m³ planned of each gas day, both ends included; one without a plan is left out. */
  days(
    work: Work,
    key: { bp: string; companyCode: string },
    span: { from: string; to: string },
  ): Promise<ReadonlyMap<string, string>>
  /** How far off the plan a day and a month may be, per cent. */
  tolerance(work: Work, key: { bp: string; companyCode: string }): Promise<{ dayPct: string; monthPct: string }>
}

/** Payments of package orders that are made by bank transfer (AE-74a): asked and told by whoever takes the money. */
export interface PackagePayments {
  /** What such a payment asks for; null for one that is unknown, of another customer, or takes no money any more. */
  expected(
    work: Work,
    key: { bp: string; companyCode: string },
    payNo: string,
  ): Promise<{ title: string; amount: string; expireAt: string } | null>
  /** Its money is there; in the transaction that booked it. False: it takes no money any more, which stays on the balance. */
  matched(work: Work, payNo: string, amount: string): Promise<boolean>
}

/**
 * Documents that are drawn when their signed address is opened (file/service `paperUrl`): nothing is stored, the same rows give the
 * same document. Null for one that does not exist. The address was given to whoever may read it; nobody asks again.
 */
export type Draw = (ctx: Ctx, id: string) => Promise<Drawn | null>

/** `pieces`: made while they are sent, for what may be large. */
export type Drawn = { name: string; kind?: PaperKind } & ({ bytes: Buffer } | { pieces: AsyncIterable<Uint8Array> })
export type PaperKind = 'pdf' | 'png' | 'xml' | 'xlsx' | 'csv' | 'zip'

/** Whoever comes by a read-only link: asked when a call of access `link` comes, at the place where all callers are judged. */
export interface Guests {
  /** The session of a pass; 2571 for one that is over or was never given, 2570 where its link is dead. */
  admit(work: Work, pass: string): Promise<LinkSession>
}

/** What is in the way of giving money back: it has been invoiced (C IV-03). */
export interface Invoices {
  /** Whether the money of a payment may go back: its invoice has been reversed, or there was none. */
  canRefund(work: Work, bp: string, orderId: string): Promise<boolean>
}

export interface Brought {
  on?: { [E in keyof Events]?: Subscriber<E> }
  /** Its kinds of tasks at the desk (CV-7). */
  desk?: Readonly<Record<string, DeskArea>>
  /** Its kinds of scanned tickets (C 2.15). */
  scans?: Readonly<Record<string, KindOf>>
  /** Its documents by kind, a word of small letters. */
  papers?: Readonly<Record<string, Draw>>
  todoAmounts?: { readonly [T in TodoType]?: AmountsToday }
  people?: People
  places?: Places
  certificates?: Certificates
  owed?: Owed
  packagePayments?: PackagePayments
  cardGas?: CardGas
  gasPlans?: GasPlans
  invoices?: Invoices
  guests?: Guests
}

export interface Wiring {
  on: { readonly [E in keyof Events]: readonly Subscriber<E>[] }
  desk: ReadonlyMap<string, DeskArea>
  scans: ReadonlyMap<string, KindOf>
  papers: ReadonlyMap<string, Draw>
  todoAmounts: ReadonlyMap<TodoType, AmountsToday>
  people: People | null
  places: Places | null
  certificates: Certificates | null
  owed: Owed | null
  packagePayments: PackagePayments | null
  cardGas: CardGas | null
  gasPlans: GasPlans | null
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

/** Who comes by a link; where no area makes links every pass is unknown. */
export const guestsOf = ({ wiring }: Pick<Work, 'wiring'>): Guests => wiring.guests ?? noGuests

const noGuests: Guests = { admit: () => Promise.reject(new Refusal('2571')) }

/** Gas plans; where no area keeps them no customer has one. */
export const gasPlansOf = ({ wiring }: Pick<Work, 'wiring'>): GasPlans => wiring.gasPlans ?? noPlans
/** IV-03: refuses 2620 while the payment's invoice stands. */
export async function refuseInvoiced(work: Work, bp: string, orderId: string): Promise<void> {
  if (work.wiring.invoices && !(await work.wiring.invoices.canRefund(work, bp, orderId))) throw new Refusal('2620')
}
