import { Type as t } from '@sinclair/typebox'
import { Id, Instant, Nullable, OneOf } from '../common'
import { endpoints } from '../endpoint'

const Found = t.Object({
  /** The organization, and its signer. */
  name: t.String(),
  person: t.String(),
  stampedAt: Nullable(Instant),
  validTo: Nullable(Instant),
  isIntact: t.Boolean(),
  isKnown: t.Boolean(),
})

/** Whether signatures of a document hold (rest 3-5). */
export const verify = endpoints({
  'btwob GET /sign/verify': {
    access: 'public',
    refuses: ['2901', '2902'],
    in: t.Object({
      /** SHA-256 of a signed document of this platform, as its link carries it. */
      hash: t.Optional(t.String({ pattern: '^[0-9a-f]{64}$' })),
      /** A document that the caller has uploaded. */
      fileId: t.Optional(Id),
    }),
    out: t.Object({
      /** CHANGED: a signature does not hold. UNKNOWN: another issuer. UNSIGNED: there is none. */
      verdict: OneOf('VALID', 'CHANGED', 'UNKNOWN', 'UNSIGNED'),
      name: t.String(),
      size: t.Integer(),
      checkedAt: Instant,
      signatures: t.Array(Found),
      /** SHA-256 of the bytes that signature 1 covers, and of the file. */
      coveredHash: t.String(),
      fileHash: t.String(),
      /** Bytes behind the last signature. */
      rest: t.Integer(),
      /** The file is, byte for byte, one that this platform stored. */
      isArchived: t.Boolean(),
      /** Root certificate (PEM). */
      root: t.String(),
    }),
    summary: 'Judges the signatures of a stored or an uploaded document',
  },
})
