import { Type as t, type TString } from '@sinclair/typebox'
import { licenseFields } from '@domain/license'
import { FOREVER } from '@domain/statuses/certification'
import { CertStatus, SkipReason, QualificationKind } from './codes'
import { Bp, CompanyCode, DateText, Done, Flag, Id, Instant, Nullable, OneOf, Paged, Text, pageFields } from './common'
import { endpoints } from './endpoint'

/* Part C 5.5: certification of the enterprise, qualifications. Paths under /enterprise speak envelope V3. */

const LicenseField = OneOf(...licenseFields)

/** What is on a business licence; '' where the reader found nothing. Dates YYYY-MM-DD, validTo 9999-12-31 = 长期. */
const readFields = Object.fromEntries(licenseFields.map((name) => [name, t.String()])) as Record<
  (typeof licenseFields)[number],
  TString
>

/* Sizes only: what is wrong with the content is said by the rule, which has its own texts (2302, 2303). */
export const givenFields = t.Object({
  companyName: Text(100, 2),
  uscc: Text(30, 1),
  companyType: Text(60),
  legalPerson: Text(30, 2),
  registeredCapital: Text(30),
  establishDate: DateText,
  validFrom: DateText,
  /** Also of a licence without an end. */
  validTo: t.Union([DateText, t.Literal(FOREVER)]),
  address: Text(200, 1),
  businessScope: Text(2000),
})

const TemplateKind = OneOf('AUTHLETTER', 'RELATION')

/** A stored picture or document; null for users that may not see it (CE-12). */
const File = t.Object({ fileId: Id, url: t.String() })

const Certificate = t.Object({
  certId: Id,
  companyCode: CompanyCode,
  fields: t.Object(readFields),
  contactName: t.String(),
  contactPhoneMasked: t.String(),
  isLegalPerson: Flag,
  generalTaxpayer: Flag,
  editedFields: t.Array(t.String()),
  status: CertStatus,
  rejectReason: t.String(),
  submittedAt: Nullable(Instant),
  reviewedAt: Nullable(Instant),
  /** Asked for; bound as master; left alone, and why (CE-10). */
  bps: t.Array(Bp),
  boundBps: t.Array(Bp),
  skipped: t.Array(t.Object({ bp: Bp, reason: SkipReason })),
  /** The caller's own application: only its applicant edits and withdraws it. */
  isOwn: Flag,
  license: Nullable(File),
  authLetter: Nullable(File),
  taxProof: Nullable(File),
})

const Qualification = t.Object({
  qualId: Id,
  kind: QualificationKind,
  kindName: t.String(),
  /** What the paper is needed for. */
  purpose: t.String(),
  status: CertStatus,
  validTo: Nullable(DateText),
  /** Its end is at most 30 days away. */
  endsSoon: Flag,
  rejectReason: t.String(),
  files: t.Array(File),
  /** The first row is the certification itself: it is changed by a new submission. */
  certId: Nullable(Id),
  updatedAt: Instant,
})

export const certification = endpoints({
  'default POST /enterprise/certificate/ocr': {
    access: 'login',
    refuses: ['2301', '2310', '2560'],
    in: t.Object({ fileID: Id }),
    out: t.Object({
      recognised: Flag,
      reader: t.String(),
      /** 0 to 1, two decimals. */
      confidence: t.String(),
      fields: t.Object(readFields),
    }),
    summary: 'Reads a business licence; it never invents a value (CE-02)',
  },
  'default POST /enterprise/certificate/submit': {
    access: 'login',
    refuses: ['2102', '2104', '2301', '2302', '2303', '2304', '2305', '230601', '230602', '230603', '2312', '44852'],
    once: true,
    in: t.Object({
      companyCode: CompanyCode,
      /** Found by the caller within a day (call 60), bound to the caller, or named by the caller before; others are 2102. */
      bps: t.Array(Bp, { maxItems: 10 }),
      licenseFileId: Id,
      authLetterFileId: t.Optional(Id),
      isLegalPerson: Flag,
      fields: givenFields,
      editedFields: t.Array(LicenseField, { maxItems: 10 }),
      contactName: Text(30, 2),
      generalTaxpayer: Flag,
      taxProofFileId: t.Optional(Id),
    }),
    out: t.Object({ certId: Id, status: CertStatus }),
    summary: 'Submits the certification (CE-07)',
  },
  'default GET /enterprise/certificate/detail': {
    access: 'login',
    refuses: ['2902'],
    in: t.Object({ certId: t.Optional(Id) }),
    out: Nullable(Certificate),
    summary: 'One certification; without certId that of the present customer number, else the newest own one',
  },
  'default POST /enterprise/certificate/withdraw': {
    access: 'login',
    refuses: ['2311', '2902'],
    in: t.Object({ certId: Id }),
    out: Done,
    summary: 'Takes an own certification under review back',
  },
  'default GET /enterprise/certificate/template': {
    access: 'login',
    in: t.Object({ kind: TemplateKind }),
    out: t.Object({ title: t.String(), images: t.Array(t.String()), fileUrl: t.String(), fileName: t.String() }),
    summary: 'Blank papers to print, stamp and photograph',
  },
  'default GET /enterprise/qualification/list': {
    access: 'bound',
    in: t.Object(pageFields),
    out: Paged(Qualification),
    summary: 'Qualifications of the customer number, the certification first',
  },
  'default POST /enterprise/qualification/save': {
    access: 'master',
    refuses: ['2312', '2902', '2904', '44852'],
    once: true,
    in: t.Object({
      qualId: t.Optional(Id),
      kind: QualificationKind,
      fileIds: t.Array(Id, { maxItems: 5 }),
      validTo: t.Optional(DateText),
    }),
    out: Qualification,
    summary: 'Adds a qualification, or submits a rejected one again',
  },
  'cms GET /cms/media/paper/{name}': {
    access: 'public',
    summary: 'Blank papers and what a licence looks like, as files',
    in: t.Object({ name: Text(80, 1) }),
  },
})
