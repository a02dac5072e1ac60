import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { contractTypes } from '@domain/statuses/gas-contract'
import { signWays } from '@domain/statuses/gas-package'
import { signTabs } from '@domain/statuses/signing'
import { Flag, Id, Instant, Nullable, OneOf, Paged, Text, pageFields } from './common'
import { frames } from './contract/frame'
import { noticeStaff } from './contract/staff'
import { verify } from './contract/verify'
import {
  ContractDetail,
  ContractNotice,
  ContractShort,
  ContractState,
  SignTask,
  TaskState,
  Year,
} from './contract/words'
import { endpoints } from './endpoint'

/* Part B 5.6: contracts with the gas company and how they are signed. */

const SignState = t.Object({ status: TaskState, contractStatus: ContractState, failReason: t.String() })

export const contracts = endpoints({
  'default GET /crmgas/contract/summary': {
    access: 'model:CONTRACT_VIEW',
    out: t.Object({
      certified: Flag,
      customerName: t.String(),
      canSign: Flag,
      toSign: t.Integer(),
      effective: t.Integer(),
      expiring: t.Integer(),
      frame: Nullable(t.Object({ year: Year, status: ContractState })),
      /** Notices that wait for an acknowledgement or a signature. */
      notices: t.Array(ContractNotice),
    }),
    summary: 'Certification, figures and notices of the contracts',
  },
  'default GET /crmgas/contract/list': {
    access: 'model:CONTRACT_VIEW',
    in: t.Object({
      type: t.Optional(OneOf(...codes(contractTypes))),
      status: t.Optional(ContractState),
      year: t.Optional(Year),
      keyword: t.Optional(Text(40)),
      ...pageFields,
    }),
    out: Paged(ContractShort),
    summary: 'Contracts of the customer, the newest first',
  },
  'default GET /crmgas/contract/detail': {
    access: 'model:CONTRACT_VIEW',
    refuses: ['2902'],
    in: t.Object({ contractId: Id }),
    out: ContractDetail,
    summary: 'A contract with its terms, text, signatures and what can be done with it',
  },
  'default GET /crmgas/contract/fileUrl': {
    access: 'model:CONTRACT_VIEW',
    refuses: ['2902', '2904'],
    in: t.Object({ contractId: Id }),
    out: t.Object({ url: t.String(), expireAt: Instant, name: t.String(), size: t.Integer() }),
    summary: 'Address of the document, signed once it is signed, for ten minutes (C-13)',
  },
  'default POST /crmgas/contract/renewApply': {
    access: 'model:CONTRACT_SIGN',
    refuses: ['2902', '2904', '42821'],
    once: true,
    in: t.Object({ contractId: Id, remark: t.Optional(Text(200)) }),
    out: t.Object({ contractId: Id, status: ContractState }),
    summary: 'Asks for a successor on the same terms',
  },
  'default POST /crmgas/contract/reissue': {
    access: 'model:CONTRACT_SIGN',
    refuses: ['2902', '42822'],
    once: true,
    in: t.Object({ contractId: Id }),
    out: t.Object({ taskId: Id }),
    summary: 'Another task for a contract that was not signed in time, once within 30 days (C-03)',
  },
  'default GET /crmgas/contract/sign/tasks': {
    access: 'model:CONTRACT_VIEW',
    in: t.Object({ tab: t.Optional(OneOf(...codes(signTabs))), status: t.Optional(TaskState), ...pageFields }),
    out: Paged(SignTask, { counts: t.Object({ todo: t.Integer(), done: t.Integer(), void: t.Integer() }) }),
    summary: 'Sign tasks, the newest first, with the count of each tab',
  },
  'default GET /crmgas/contract/sign/url': {
    access: 'model:CONTRACT_SIGN',
    refuses: ['2902', '2904', '2209', '2998', '42823'],
    in: t.Object({ taskId: Id, returnUrl: t.Optional(Text(500)) }),
    out: t.Object({
      signUrl: t.String(),
      mode: OneOf('EMBED', 'VENDOR'),
      expireAt: Instant,
      contractId: Id,
      docHash: t.String(),
      viewedAt: Instant,
      phone: t.String(),
    }),
    summary: 'Where the task is signed; the first look starts the time of reading (C-05)',
  },
  'default POST /crmgas/contract/sign/submit': {
    access: 'model:CONTRACT_SIGN',
    refuses: ['2902', '2904', '2209', '2002', '2003', '42801', '42823', '42824', '44852', 'A2203'],
    once: true,
    in: t.Object({
      taskId: Id,
      signWay: OneOf(...codes(signWays)),
      signImage: t.Optional(Id),
      smsCode: Text(6, 4),
      docHash: t.String({ pattern: '^[0-9a-f]{64}$' }),
    }),
    out: t.Object({ status: TaskState, contractStatus: ContractState }),
    summary: 'Signs in the app: reading, identity by SMS, the same document (C-04 to C-07)',
  },
  'default POST /crmgas/contract/sign/refuse': {
    access: 'model:CONTRACT_SIGN',
    refuses: ['2902', '2904'],
    once: true,
    in: t.Object({ taskId: Id, reason: Text(200, 5) }),
    out: t.Object({ status: TaskState }),
    summary: 'The customer does not sign; the contract ends (C-08)',
  },
  'default GET /crmgas/contract/sign/status': {
    access: 'model:CONTRACT_VIEW',
    refuses: ['2902'],
    in: t.Object({ taskId: Id }),
    out: SignState,
    summary: 'What became of a task',
  },
  'default POST /crmgas/contract/sign/callback/{provider}': {
    access: 'signature',
    refuses: [],
    in: t.Object({ provider: Text(20) }, { additionalProperties: true }),
    summary: 'A provider says that something has been done; it is asked what (C-14)',
  },
  ...frames,
  ...noticeStaff,
  ...verify,
})
