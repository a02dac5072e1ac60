import { Type as t } from '@sinclair/typebox'
import {
  GasPackageState,
  PackageCustomerType,
  PackageOrderState,
  PackagePriceType,
  SignWay,
  SupplyAgreementState,
} from '../codes'
import { DateText, Id, Instant, Money, Nullable, OneOf, Paged, Price, Text, Volume0, pageFields } from '../common'
import { endpoints } from '../endpoint'
import { CyclePreview, CycleVolumes, termsFields } from './words'

const CheckItem = t.Object({
  code: OneOf('ACCOUNT', 'CERT', 'CONTRACT', 'METER', 'ARREARS', 'STOPGAS', 'SUPPLEMENT', 'LIMIT', 'CREDIT'),
  name: t.String(),
  pass: t.Boolean(),
  message: t.String(),
  actionRoute: t.String(),
})

export const packageFields = {
  ...termsFields,
  saleStart: Instant,
  saleEnd: Instant,
  totalVolume: Volume0,
  soldVolume: Volume0,
  leftVolume: Volume0,
  minVolume: Volume0,
  stepVolume: Volume0,
  highlights: t.Array(t.String()),
  state: GasPackageState,
  /** The package can be ordered now by this customer's user; comboCustomerCheck returns why not. */
  canBuy: t.Boolean(),
  /** The customer's own running order of it. */
  myOrderNo: Nullable(Id),
}

/** Part B 5.1: what is for sale, whether this customer may have it, the order and its agreement. */
export const packageSale = endpoints({
  'taocan GET /trade/package/list': {
    access: 'model:PACKAGE_VIEW',
    refuses: [],
    in: t.Object({
      ...pageFields,
      status: t.Optional(OneOf('ON_SALE', 'NOT_STARTED', 'ENDED')),
      priceType: t.Optional(PackagePriceType),
      keyword: t.Optional(Text(30)),
    }),
    out: Paged(t.Object(packageFields)),
    summary: 'Packages of the customer’s gas company and kind (K-01)',
  },
  'taocan GET /trade/package/detail': {
    access: 'model:PACKAGE_VIEW',
    refuses: ['2902'],
    in: t.Object({ packageId: Id }),
    out: t.Object({
      ...packageFields,
      maxPerBp: Volume0,
      maxOrdersPerBp: t.Integer(),
      customerTypes: t.Array(PackageCustomerType),
      templateVersion: t.String(),
      /** Plain text, one paragraph a line. */
      intro: t.String(),
      cycleLowRate: t.String(),
      cycleHighRate: t.String(),
      ownActiveVolume: Volume0,
      buyRange: t.Object({ min: Volume0, max: Volume0, step: Volume0 }),
      /** Meters of the customer; those that cannot take gas of a package say why (K-14). */
      meters: t.Array(
        t.Object({
          meterId: Id,
          meterNo: t.String(),
          name: t.String(),
          remote: t.Boolean(),
          /** Most m³ an hour; null when unknown. */
          qmax: Nullable(t.String()),
          reason: Nullable(t.String()),
        }),
      ),
      /** Of the least volume. */
      cyclesPreview: t.Array(CyclePreview),
      /** The contact at the gas company. */
      contact: t.Object({ name: t.String(), phone: t.String() }),
    }),
  },
  'taocan POST /trade/package/preview': {
    access: 'model:PACKAGE_VIEW',
    refuses: ['2902', '42101', '42202'],
    reads: true,
    in: t.Object({ packageId: Id, volume: Text(12, 1), meterNos: t.Array(Text(32, 1), { maxItems: 50 }) }),
    out: t.Object({
      volume: Volume0,
      unitPrice: Price,
      totalAmount: Money,
      depositAmount: Money,
      /** Against the published price; null when there is none (K-05). */
      saving: Nullable(Money),
      cycles: t.Array(CyclePreview),
    }),
  },
  'taocan POST /trade/agree/comboCustomerCheck': {
    access: 'bound',
    refuses: ['2902'],
    reads: true,
    in: t.Object({ packageId: t.Optional(Id), scene: OneOf('PACKAGE') }),
    out: t.Object({ pass: t.Boolean(), items: t.Array(CheckItem) }),
    summary: 'Whether this customer may order (K-02): a failed item is data, not a refusal',
  },
  'taocan POST /trade/agree/createAgree': {
    access: 'model:PACKAGE_ORDER',
    refuses: ['2902', '42101', '42102', '42103', '42107', '42108', '42109', '42111', '42201', '42202'],
    once: true,
    in: t.Object({
      /** An order of a win is made by `ng/bid/confirm` (N-12). */
      sourceType: OneOf('PACKAGE'),
      sourceNo: Id,
      volume: Text(12, 1),
      meterNos: t.Array(Text(32, 1), { minItems: 1, maxItems: 50 }),
      cycles: CycleVolumes,
      contactName: Text(20, 1),
      contactPhone: Text(20, 1),
      templateVersion: Text(20, 1),
      agreed: t.Literal(true),
    }),
    out: t.Object({
      agreeId: Id,
      orderNo: Id,
      signDeadline: Instant,
      depositAmount: Money,
      totalAmount: Money,
    }),
    summary: '42102 carries {left} in data, 42109 {items}',
  },
  'taocan GET /trade/agree/detail': {
    access: 'model:PACKAGE_VIEW',
    refuses: ['2902'],
    in: t.Object({ agreeId: Id }),
    out: t.Object({
      agreeId: Id,
      orderNo: Id,
      packageName: t.String(),
      templateVersion: t.String(),
      /** The frozen text, paragraph by paragraph; a line that begins with 第…条 is a heading. */
      content: t.String(),
      contentHash: t.String(),
      state: SupplyAgreementState,
      orderState: PackageOrderState,
      openedAt: Instant,
      expireAt: Instant,
      canSign: t.Boolean(),
      /** Why this user cannot sign; null where signing is possible. */
      signHint: Nullable(t.String()),
      /** Masked phone that the code goes to. */
      phone: t.String(),
      signedName: Nullable(t.String()),
      signedAt: Nullable(Instant),
      signWay: Nullable(SignWay),
      contractId: Nullable(Id),
      canCancel: t.Boolean(),
      canRemind: t.Boolean(),
      version: t.Integer(),
    }),
    summary: 'The first look sets the time from which ten seconds of reading count (K-08)',
  },
  'taocan POST /trade/agree/sign': {
    access: 'model:CONTRACT_SIGN',
    refuses: ['2002', '2003', '2110', '2209', '2902', '2904', '42104', '42110', '42801', '44852', 'A2203'],
    once: true,
    in: t.Object({
      agreeId: Id,
      smsCode: Text(8, 1),
      contentHash: Text(64, 64),
      signWay: SignWay,
      /** Id of the uploaded drawing; needed with HAND. */
      signImage: t.Optional(Text(200)),
    }),
    out: t.Object({
      orderNo: Id,
      orderStatus: PackageOrderState,
      contractId: Id,
      depositDeadline: Nullable(Instant),
      payRequired: t.Boolean(),
    }),
  },
  'btwob POST /package/remindMaster': {
    access: 'model:PACKAGE_ORDER',
    refuses: ['2902', '2904'],
    once: true,
    in: t.Object({ agreeId: Id }),
    out: t.Object({ remindedAt: Instant }),
    summary: 'Asks the master to sign (K-16), at most once an hour: a second time answers the first',
  },
  'btwob GET /package/agreementFile': {
    access: 'model:PACKAGE_VIEW',
    refuses: ['2902', '2904'],
    in: t.Object({ agreeId: Id }),
    out: t.Object({ url: t.String(), name: t.String(), expireAt: Instant }),
    summary: 'The signed agreement as PDF, at a signed address for ten minutes (C-13)',
  },
  'default GET /crmgas/processText/get': {
    access: 'bound',
    refuses: ['2902'],
    in: t.Object({ code: Text(30, 1) }),
    out: t.Object({
      code: t.String(),
      title: t.String(),
      version: t.Integer(),
      effectiveFrom: DateText,
      sections: t.Array(t.Object({ heading: t.String(), steps: t.Array(t.String()), paragraphs: t.Array(t.String()) })),
    }),
  },
})
