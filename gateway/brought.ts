import type { TodoType } from '@domain/todo-types'
import type { Ctx, LinkSession, Work } from './http/context'
import type { AuthStatus, Refusal } from './http/refusal'
import type { DeskArea } from './modules/desk/service'
import type { Chosen, Place } from './modules/identity/service'
import type { Statement } from './modules/metering/service'
import type { KindOf } from './modules/scan/service'
import type { Table } from './sheet/table'

/*
 * What an area brings for others that must not know it, as data of its entry in all-areas.ts. Nobody registers anything when a file
 * is loaded: a gateway of some areas has what these bring, put together in wiring.ts, and nothing else.
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

/** Gas that packages cover: asked by those below who price what is left of it. */
export interface PackageGas {
  /** m³ by meter id, of some gas days, both ends included; a meter without any is left out. */
  covered(
    work: Work,
    key: { bp: string; companyCode: string },
    of: { meterIds: readonly string[]; from: string; to: string },
  ): Promise<ReadonlyMap<string, { total: string; days: ReadonlyMap<string, string> }>>
  /** Shares the customer's days that are known by now: before they are settled, and never again afterwards. Locks the account. */
  share(work: Work, key: { bp: string; companyCode: string }): Promise<void>
}

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

/** Payments of package orders (B 2.9): asked and told, in its own transaction, by whoever takes the money. */
export interface PackagePayments {
  /** What a bank transfer has to bring for such a payment (AE-74a); null for one that is unknown, of another customer, or waits for none. */
  expected(
    work: Work,
    key: { bp: string; companyCode: string },
    payNo: string,
  ): Promise<{ title: string; amount: string; expireAt: string } | null>
  /** A bank transfer has been ordered for it. */
  ordered(work: Work, key: { bp: string }, payNo: string, ttId: string): Promise<void>
  /** Its money is there. False: it takes no money any more, which goes back (B 3.6). The account is locked by the caller. */
  paid(
    work: Work,
    key: { bp: string },
    payNo: string,
    money: { amount: string; at: string; by: string },
  ): Promise<boolean>
  /** No money comes for it: its order or transfer is over, or the bank slip proves nothing. Harmless to repeat. */
  ended(work: Work, key: { bp: string }, payNo: string, end: PackagePaymentEnd): Promise<void>
}

export interface PackagePaymentEnd {
  as: 'CANCELLED' | 'EXPIRED' | 'REJECTED'
  by: string
  reason?: string
}

/**
 * Documents that are drawn when their signed address is opened (file/service `paperUrl`): nothing is stored, the same rows give the
 * same document. Null for one that does not exist. The address was given to whoever may read it; nobody asks again.
 */
export type Draw = (ctx: Ctx, id: string) => Promise<Drawn | null>

/** `pieces`: made while they are sent, for what may be large. */
export type Drawn = { name: string; kind?: PaperKind } & ({ bytes: Buffer } | { pieces: AsyncIterable<Uint8Array> })
export type PaperKind = 'pdf' | 'ofd' | 'png' | 'jpg' | 'xml' | 'xlsx' | 'csv' | 'zip'

/** Whose copy of his personal data is made, and the customer numbers he has ever been bound to: their tables are searched by these. */
export interface DataSubject {
  userId: string
  bps: readonly string[]
}

/** What one table holds of a person, as a sheet of his copy, in his words. */
export type OwnData = (work: Work, who: DataSubject) => Promise<Table>

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
  /** Its tables that hold something of a person, by their name; a table of users is here or in test/gateway/personal-tables.ts. */
  ownData?: Readonly<Record<string, OwnData>>
  todoAmounts?: { readonly [T in TodoType]?: AmountsToday }
  people?: People
  places?: Places
  certificates?: Certificates
  owed?: Owed
  packagePayments?: PackagePayments
  cardGas?: CardGas
  gasPlans?: GasPlans
  packageGas?: PackageGas
  invoices?: Invoices
  guests?: Guests
}
