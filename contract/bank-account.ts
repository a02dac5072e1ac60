import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { bankAccountStatus, bankPurposes, proofResults } from '@domain/statuses/bank-account'
import { SmsCode } from './account/words'
import { Done, Flag, Id, Instant, Nullable, OneOf, Paged, Text, pageFields } from './common'
import { endpoints } from './endpoint'

const Purpose = OneOf(...codes(bankPurposes))

export const bankAccountFields = {
  accountId: Id,
  accountName: t.String(),
  bankCode: t.String(),
  bankName: t.String(),
  cnapsCode: t.String(),
  branchName: t.String(),
  /** '**** **** **** 1234': the whole number is answered by `reveal` alone. */
  accountNoMask: t.String(),
  purposes: t.Array(Purpose),
  /** Purposes that it serves unless another account is named. */
  defaultFor: t.Array(Purpose),
  status: OneOf(...codes(bankAccountStatus)),
  version: t.Integer(),
  createdAt: Instant,
}

/** The running round of a proof, or the last one. */
const proofFields = {
  round: t.Integer(),
  /** What the remark of the bank transfer has to say. */
  remitCode: t.String(),
  sentAt: Instant,
  expireAt: Instant,
  /** Arrivals that did not fit, and how many more may. */
  misses: t.Integer(),
  triesLeft: t.Integer(),
  /** Null while it is open. */
  result: Nullable(OneOf(...codes(proofResults))),
}

const detailFields = {
  ...bankAccountFields,
  proof: Nullable(t.Object(proofFields)),
  /** From when on a round may begin; null where none may: one is open, the account is proved, or the rounds are used up. */
  nextRoundAt: Nullable(Instant),
  /** No round is left: only staff can decide. */
  isUsedUp: t.Boolean(),
}

const key = { accountId: Id, version: t.Integer() }

/** Part D 5.7: bank accounts of a customer, proved by a payment of less than one yuan from them. */
export const bankAccount = endpoints({
  'default GET /crmgas/bankAccount/list': {
    access: 'model:BANK_MANAGE',
    out: t.Object({ list: t.Array(t.Object(bankAccountFields)), max: t.Integer(), canChange: Flag }),
    summary: 'Accounts on file, the oldest first',
  },
  'default GET /crmgas/bankAccount/detail': {
    access: 'model:BANK_MANAGE',
    refuses: ['2902'],
    in: t.Object({ accountId: Id }),
    out: t.Object({
      ...detailFields,
      /** Where the payment that proves it goes: accounts of the gas company. */
      receivers: t.Array(t.Object({ accountName: t.String(), accountNo: t.String(), bankName: t.String() })),
      /** Transfers that wait for money from it. */
      usedBy: t.Array(t.Object({ type: OneOf('TRANSFER'), id: Id, no: t.String() })),
      canChange: Flag,
      /** The demo's bank: money can be let in by a button. */
      test: t.Boolean(),
    }),
  },
  'default GET /crmgas/bankAccount/banks': {
    access: 'master',
    refuses: ['2902'],
    out: t.Object({
      list: t.Array(t.Object({ bankCode: t.String(), bankName: t.String(), shortName: t.String() })),
      /** The name that an account must have. */
      registeredName: t.String(),
    }),
  },
  'default GET /crmgas/bankAccount/branches': {
    access: 'master',
    in: t.Object({
      bankCode: Text(3, 3),
      keyword: t.Optional(Text(40)),
      cityCode: t.Optional(t.String({ pattern: '^\\d{6}$' })),
      ...pageFields,
    }),
    out: Paged(t.Object({ cnapsCode: t.String(), branchName: t.String(), cityCode: t.String() })),
  },
  'default POST /crmgas/bankAccount/add': {
    access: 'master',
    once: true,
    refuses: ['2902', '44501', '44502', '44503', '44504', '44505'],
    in: t.Object({
      accountName: Text(60, 1),
      accountNo: Text(60),
      bankCode: Text(3, 3),
      cnapsCode: Text(12),
      /** As it is written on the customer's papers, where the list does not have the code; ignored otherwise. */
      branchName: t.Optional(Text(60)),
      purposes: t.Array(Purpose, { minItems: 1, maxItems: 3, uniqueItems: true }),
    }),
    out: t.Object(bankAccountFields),
  },
  'default POST /crmgas/bankAccount/sendVerify': {
    access: 'master',
    refuses: ['2902', '2904', '44507'],
    in: t.Object(key),
    out: t.Object(detailFields),
    summary: 'Begins a round: the answer holds the code for the remark',
  },
  'default POST /crmgas/bankAccount/verify': {
    access: 'master',
    refuses: ['2902', '2904', '44506', '44509'],
    in: t.Object(key),
    out: t.Object(detailFields),
    summary: 'What has become of the round; 44506 where money came that is not of this account',
  },
  'default POST /crmgas/bankAccount/setDefault': {
    access: 'master',
    refuses: ['2902', '2904', '44510'],
    in: t.Object({ ...key, purpose: Purpose }),
    out: t.Object({ list: t.Array(t.Object(bankAccountFields)) }),
  },
  'default POST /crmgas/bankAccount/reveal': {
    access: 'master',
    refuses: ['2002', '2003', '2902'],
    in: t.Object({ accountId: Id, smsCode: SmsCode }),
    out: t.Object({ accountNo: t.String() }),
    summary: 'The whole number, for a code of smsType BANK_VIEW; written to the audit log',
  },
  'default POST /crmgas/bankAccount/delete': {
    access: 'master',
    refuses: ['2002', '2003', '2902', '2904', '44508'],
    in: t.Object({ ...key, smsCode: SmsCode }),
    out: Done,
    summary: 'Takes it off the file, for a code of smsType BANK_DELETE',
  },
  'btwob POST /bank/callback': {
    access: 'staff',
    refuses: ['2902', '2904'],
    in: t.Object({ accountId: Id, ok: t.Boolean() }),
    out: t.Object({ status: OneOf(...codes(bankAccountStatus)) }),
    summary: 'Staff say that an account is the customer’s, or that it is not',
  },
})
