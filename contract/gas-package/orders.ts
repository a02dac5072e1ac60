import { Type as t } from '@sinclair/typebox'
import { ExtractionChangeState, LockMode, PackageOrderState, TradeChannel } from '../codes'
import {
  Id,
  Instant,
  Money,
  Nullable,
  OneOf,
  Paged,
  Percent2,
  Price,
  Text,
  Volume0,
  Volume2,
  pageFields,
} from '../common'
import { endpoints } from '../endpoint'
import { ChangeRow, DepositEntry, NextStep, PackageAction, SupplementRow, cycleFields, termsFields } from './words'

const orderHead = {
  orderNo: Id,
  packageId: Id,
  name: t.String(),
  /** NG: made of a bid or a draw that was won. */
  sourceType: OneOf('PACKAGE', 'NG'),
  state: PackageOrderState,
  totalVolume: Volume0,
  unitPrice: Price,
  totalAmount: Money,
  depositAmount: Money,
  paidAmount: Money,
  extracted: Volume2,
  createdAt: Instant,
  next: Nullable(NextStep),
}

export const Settlement = t.Object({
  /** T of X-10: all that could be taken. */
  total: Volume2,
  extracted: Volume2,
  short: Volume2,
  /** Rolled over to the next cycle without a fee. */
  free: Volume2,
  freeAmount: Money,
  penal: Volume2,
  fee: Money,
  refund: Money,
  over: Volume2,
  diffNo: Nullable(Id),
  formulaText: t.String(),
  settledAt: Nullable(Instant),
})

/** Part B 5.1: orders as they are. */
export const packageOrders = endpoints({
  'taocan GET /trade/order/summary': {
    access: 'model:PACKAGE_VIEW',
    refuses: [],
    out: t.Object({
      running: t.Array(
        t.Object({
          orderNo: Id,
          name: t.String(),
          totalVolume: Volume0,
          orderExtracted: Volume2,
          currentCycle: Nullable(t.String()),
          childNo: Nullable(Id),
          total: Volume2,
          extracted: Volume2,
          remaining: Volume2,
          next: Nullable(NextStep),
        }),
      ),
      todoCount: t.Integer(),
    }),
  },
  'taocan GET /trade/order/list': {
    access: 'model:PACKAGE_VIEW',
    refuses: [],
    in: t.Object({
      ...pageFields,
      tab: t.Optional(OneOf('all', 'todo', 'doing', 'done', 'closed')),
      keyword: t.Optional(Text(30)),
    }),
    out: Paged(
      t.Object({
        ...orderHead,
        children: t.Object({ total: t.Integer(), settled: t.Integer(), todo: t.Integer() }),
        agreeId: Id,
        actions: t.Array(PackageAction),
      }),
      {
        counts: t.Object({
          all: t.Integer(),
          todo: t.Integer(),
          doing: t.Integer(),
          done: t.Integer(),
          closed: t.Integer(),
        }),
      },
    ),
  },
  'taocan GET /trade/order/detail': {
    access: 'model:PACKAGE_VIEW',
    refuses: ['2902'],
    in: t.Object({ orderNo: Id }),
    out: t.Object({
      ...orderHead,
      terms: t.Object(termsFields),
      agreeId: Id,
      contractId: Nullable(Id),
      signDeadline: Instant,
      depositDeadline: Nullable(Instant),
      effectiveAt: Nullable(Instant),
      finishedAt: Nullable(Instant),
      closeReason: Nullable(t.String()),
      contactName: t.String(),
      /** Masked. */
      contactPhone: t.String(),
      /** Name of the ordering user. */
      createdBy: t.String(),
      meters: t.Array(t.Object({ meterId: Id, meterNo: t.String(), name: t.String() })),
      cycles: t.Array(t.Object(cycleFields)),
      supplements: t.Array(SupplementRow),
      changes: t.Array(ChangeRow),
      deposit: t.Object({
        paid: Money,
        held: Money,
        deducted: Money,
        released: Money,
        entries: t.Array(DepositEntry),
      }),
      progress: t.Object({ extracted: Volume2, total: Volume0, rate: Percent2 }),
      actions: t.Array(PackageAction),
      version: t.Integer(),
    }),
  },
  'taocan GET /trade/order/childDetail': {
    access: 'model:PACKAGE_VIEW',
    refuses: ['2902'],
    in: t.Object({ childNo: Id }),
    out: t.Object({
      ...cycleFields,
      orderNo: Id,
      orderName: t.String(),
      priceProvisional: t.Boolean(),
      rolloverInVolume: Volume2,
      rolloverInAmount: Money,
      carryInVolume: Volume0,
      carryInAmount: Money,
      movedOutVolume: Volume0,
      addVolume: Volume0,
      remaining: Volume2,
      paidAt: Nullable(Instant),
      channel: Nullable(TradeChannel),
      /** An overdue cycle lapses at this moment (K-22). */
      forfeitAt: Instant,
      /** Then so much is taken of the deposit (K-25). Null for a cycle that is not overdue. */
      forfeitFee: Nullable(Money),
      /** Null before the cycle is settled. */
      settlement: Nullable(Settlement),
      supplements: t.Array(SupplementRow),
      timeline: t.Array(t.Object({ title: t.String(), at: Nullable(Instant), note: t.String() })),
      actions: t.Array(PackageAction),
    }),
  },
  'taocan GET /trade/order/supplementDetail': {
    access: 'model:PACKAGE_VIEW',
    refuses: ['2902'],
    in: t.Object({ buNo: Id }),
    out: t.Object({
      supplement: SupplementRow,
      orderName: t.String(),
      /** ADVANCE: the cycle that the gas comes from. */
      fromCycleName: Nullable(t.String()),
      change: Nullable(t.Object({ changeNo: Id, state: ExtractionChangeState, reviewRemark: Nullable(t.String()) })),
      timeline: t.Array(t.Object({ title: t.String(), at: Nullable(Instant), note: t.String() })),
      actions: t.Array(PackageAction),
    }),
  },
  'taocan POST /trade/order/cancel': {
    access: 'model:PACKAGE_ORDER',
    refuses: ['2902', '2904', '42105', '42106'],
    once: true,
    in: t.Object({ orderNo: Id, version: t.Integer(), reason: Text(100, 1) }),
    out: t.Object({ status: PackageOrderState }),
  },
  'taocan GET /trade/pick/cycles': {
    access: 'model:PACKAGE_VIEW',
    refuses: ['2902'],
    in: t.Object({ orderNo: Id }),
    out: t.Object({
      orderNo: Id,
      name: t.String(),
      state: PackageOrderState,
      totalVolume: Volume0,
      version: t.Integer(),
      /** The sum that the unlocked cycles must keep. */
      unlockedSum: Volume0,
      cycles: t.Array(
        t.Object({
          ...cycleFields,
          /** The volume may be changed now, as an open cycle or as its counterpart. */
          editable: t.Boolean(),
          /** Why not: null when it may. */
          reason: Nullable(t.String()),
          /** Usage of the same days a year before; null when unknown. */
          lastYear: Nullable(Volume2),
        }),
      ),
      /** The earliest moment at which an open window closes; null when none is open. */
      closesAt: Nullable(Instant),
      /** The next window that opens; null when one is open or none comes. */
      opensAt: Nullable(Instant),
    }),
  },
  'taocan POST /trade/pick/savePickPlan': {
    access: 'model:PACKAGE_EXTRACT',
    refuses: ['2902', '2904', '42201', '42202', '42203', '42204'],
    once: true,
    in: t.Object({
      orderNo: Id,
      version: t.Integer(),
      cycles: t.Array(t.Object({ cycleNo: t.Integer({ minimum: 1 }), volume: Text(12, 1) }), {
        minItems: 1,
        maxItems: 60,
      }),
    }),
    out: t.Object({ version: t.Integer(), cycles: t.Array(t.Object({ cycleNo: t.Integer(), planVolume: Volume0 })) }),
  },
  'taocan POST /trade/pick/submitPickBillInfo': {
    access: 'model:PACKAGE_EXTRACT',
    refuses: ['2902', '2904', '42201', '42202', '42203', '42204', '42205'],
    once: true,
    in: t.Object({
      orderNo: Id,
      version: t.Integer(),
      /** The open cycles that are to be locked. */
      cycleNos: t.Array(t.Integer({ minimum: 1 }), { minItems: 1, maxItems: 60 }),
      cycles: t.Array(t.Object({ cycleNo: t.Integer({ minimum: 1 }), volume: Text(12, 1) }), {
        minItems: 1,
        maxItems: 60,
      }),
    }),
    out: t.Object({
      pickBillNo: Id,
      children: t.Array(
        t.Object({
          childNo: Id,
          cycleName: t.String(),
          lockedVolume: Volume0,
          lockMode: LockMode,
          payableAmount: Money,
          payDeadline: Instant,
        }),
      ),
    }),
  },
})
